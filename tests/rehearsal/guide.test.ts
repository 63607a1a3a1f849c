/**
 * Runs the guide's commands from an empty machine to https, unchanged, in a disposable copy of this machine with its
 * own files, network and processes. Let's Encrypt is replaced by Pebble, its test server. Two things differ from a
 * server: the first command, which fetches packages, is left out; and a stand-in for systemd starts its units.
 */
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { commandsOf } from "../hosting/guide.ts";
import { inPath } from "../in-path.ts";

const canRun =
  process.getuid?.() === 0 &&
  ["caddy", "pebble", "unshare", "ip"].every((program) => inPath(program));

/** Starts a unit's command as its user, with its one capability. */
const SYSTEMCTL = `#!/bin/sh
case "$*" in *"enable --now website"*|"restart website") ;; *) exit 0 ;; esac
{ pkill -x caddy && sleep 1; } || true
unit=/etc/systemd/system/website.service
value() { sed -n "s/^$1=//p" $unit; }
user=$(value User)
env -u NODE_EXTRA_CA_CERTS $(value Environment) setpriv --reuid $user --regid $user --clear-groups \\
  --inh-caps=-all,+net_bind_service --ambient-caps=-all,+net_bind_service --no-new-privs \\
  $(value ExecStart) > /tmp/caddy.log 2>&1 < /dev/null &
sleep 8
`;

/** A certificate authority. @param seconds the validity of its certificates */
const pebble = (seconds: number) => `
{ pkill -x pebble && sleep 0.5; } || true
cat > /tmp/pebble.json <<'END'
{ "pebble": { "listenAddress": "127.0.0.1:14000", "managementListenAddress": "127.0.0.1:15000",
  "certificate": "/tmp/acme.pem", "privateKey": "/tmp/acme.key", "httpPort": 80, "tlsPort": 443,
  "certificateValidityPeriod": ${seconds} } }
END
PEBBLE_VA_NOSLEEP=1 PEBBLE_WFE_NONCEREJECT=0 pebble -config /tmp/pebble.json > /tmp/pebble.log 2>&1 < /dev/null &
curl --silent --retry 40 --retry-delay 1 --retry-all-errors --cacert /tmp/acme.pem --output /tmp/root.pem https://localhost:15000/roots/0`;

const DAY = 24 * 3600;

test.runIf(canRun)("the guide leads from an empty machine to https in ten commands", () => {
  const folder = mkdtempSync(join(tmpdir(), "guide-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const all = commandsOf("deploy.md", "from-nothing");
  expect(all).toHaveLength(10);
  const [fetchPackages, ...commands] = all;
  expect(fetchPackages).toMatch(/^apt-get .* install --yes caddy git nodejs npm$/);
  const [ask, ...before] = commands.toReversed();
  const isCloned = before.findIndex((command) => command === "cd source");
  // There is no network: packages and caches are copied beside the clone.
  before.splice(
    isCloned,
    0,
    `ln -s ${resolve("node_modules")} node_modules; mkdir -p node_modules/.vite-temp; chmod 777 node_modules/.vite-temp; cp -r ${resolve(".cache")} .; chown -R website .cache`,
  );
  const project = resolve(".");
  const inside = `
set -ex
ip link set lo up
mount -t proc proc /proc
export PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin HOME=/root ALLOW_SAMPLES=1 NODE_EXTRA_CA_CERTS=/tmp/root.pem
echo "127.0.0.1 localhost www.firm.in" > /etc/hosts
printf '%s' '${SYSTEMCTL.replaceAll("'", "'\\''")}' > /usr/bin/systemctl; chmod 755 /usr/bin/systemctl
openssl req -x509 -newkey rsa:2048 -nodes -days 30 -subj /CN=localhost -addext subjectAltName=DNS:localhost -keyout /tmp/acme.key -out /tmp/acme.pem 2>/dev/null
chmod 644 /tmp/acme.pem
# The repository of a firm with its address.
mkdir -p /tmp/origin /etc/systemd/system; cd ${project}
git -c safe.directory='*' ls-files -co --exclude-standard -z | xargs -0 cp --parents --no-dereference -t /tmp/origin 2>/dev/null || true
cd /tmp/origin; sed -i 's|^url: .*|url: https://www.firm.in/|' content/site.yaml
git init --quiet --initial-branch=main; git add .; git -c user.name=a -c user.email=a@firm.in commit --quiet --message=A
git config --system url./tmp/origin.insteadOf https://example.org/firm/website.git
git config --system safe.directory '*'
${pebble(30)}
mkdir -p /srv/website; rm -rf /srv/website
${before
  .toReversed()
  .map((command) =>
    command.includes("--listen https")
      ? `mkdir -p /srv/website/server.d; printf 'tls {\\n ca https://localhost:14000/dir\\n ca_root /tmp/acme.pem\\n}\\n' > /srv/website/server.d/acme.caddy\n${command}`
      : command,
  )
  .join("\n")}
sleep 30
echo "# asked with a certificate that has ended"
${ask} || echo "STATUS $?"
${pebble(6 * DAY)}
# It knows no accounts of before.
rm -r /srv/website/run/certificates/acme
sleep 20
systemctl restart website
echo "# asked with a renewed certificate"
${ask} && echo "STATUS 0" || { tail -5 /tmp/caddy.log; false; }
echo "# deployed over https"
runuser -u website -- npm run deploy
echo "# asked without the authority"
env -u NODE_EXTRA_CA_CERTS ${ask} || echo "STATUS $?"
echo "# protocols"
curl --silent --output /dev/null --write-out '%{http_code} %{redirect_url}\\n' http://www.firm.in/team?a=b
openssl s_client -connect 127.0.0.1:443 -servername www.firm.in -CAfile /tmp/root.pem < /dev/null 2>/dev/null | grep -E 'Protocol|New, TLS|Verify return'
curl --silent --cacert /tmp/root.pem --resolve www.firm.in:443:[::1] --output /dev/null --write-out 'IPv6 %{http_code} HTTP/%{http_version}\\n' https://www.firm.in/
ss -Hlun 'sport = :443' | grep -q 443 && echo "HTTP/3 listens"
ps -o user= -C caddy
cat /tmp/caddy.log | grep -c 'q=secret' || true
`;
  writeFileSync(join(folder, "inside.sh"), inside);
  const outside = `
mount -t tmpfs tmpfs ${folder}/disk
mkdir ${folder}/disk/up ${folder}/disk/work ${folder}/disk/system
mount -t overlay overlay -o lowerdir=/,upperdir=${folder}/disk/up,workdir=${folder}/disk/work ${folder}/disk/system
mount --rbind /dev ${folder}/disk/system/dev
cp ${folder}/inside.sh ${folder}/disk/system/inside.sh
exec chroot ${folder}/disk/system sh /inside.sh`;
  const { stdout, stderr, status } = spawnSync(
    "unshare",
    ["--mount", "--net", "--pid", "--fork", "sh", "-ec", `mkdir ${folder}/disk${outside}`],
    { encoding: "utf8", timeout: 840_000 },
  );
  const said = `${stdout}\n${stderr}`;
  expect(status, said).toBe(0);
  const after = (words: string) => stdout.split(`# ${words}`)[1]?.split("\n# ")[0] ?? "";
  for (const [part, words] of [
    ["asked with a certificate that has ended", /CERT_HAS_EXPIRED[\s\S]*STATUS 1/],
    ["asked with a renewed certificate", /STATUS 0/],
    ["deployed over https", /is served, as before/],
    ["asked without the authority", /Browsers refuse the certificate[\s\S]*STATUS 1/],
    ["protocols", /308 https:\/\/www\.firm\.in\/team\?a=b[\s\S]*TLSv1\.3/],
    ["protocols", /IPv6 200 HTTP\/2[\s\S]*HTTP\/3 listens[\s\S]*website/],
  ] as const)
    expect(after(part), said).toMatch(words);
});
