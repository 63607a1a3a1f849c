#!/bin/sh
# Installs what tests need beside the packages of npm, on Debian and Ubuntu: Chromium, nginx and the fonts that text
# has before its own ones arrive, and with --all, for the long set, the other engines, Java and fonts of other scripts.
# .ci/run calls it; `npm test` itself never does.
set -eu
packages="chromium-headless-shell nginx-light fonts-liberation"
if [ "${1-}" = --all ]; then
  packages="$packages firefox-esr webkit2gtk-driver xvfb default-jre-headless fonts-noto-core"
fi
[ "$(id -u)" = 0 ] || exec sudo "$0" "$@"
apt-get update -qq
DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends $packages
