# npm run build && docker build -t website . && docker run -p 8080:8080 website
# Put the digest that `docker pull` prints behind the name: caddy:2-alpine@sha256:…
FROM caddy:2-alpine
# In numbers: Podman, and Docker before 2025, read no other modes.
COPY --chmod=755 hosts/Caddyfile /etc/caddy/Caddyfile
COPY --chmod=755 dist /srv/website
EXPOSE 8080
USER nobody
ENV XDG_CONFIG_HOME=/tmp XDG_DATA_HOME=/tmp
HEALTHCHECK CMD wget --quiet --tries=1 --output-document=/dev/null http://127.0.0.1:8080/release.json
