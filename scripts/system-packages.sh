#!/bin/sh
# Installs what tests need beside the packages of npm, on Debian and Ubuntu: Chromium and nginx, and with
# --all the other engines and Java for the long set. .ci/run calls it; `npm test` itself never does.
set -eu
packages="chromium-headless-shell nginx-light"
[ "${1-}" != --all ] || packages="$packages firefox-esr webkit2gtk-driver xvfb default-jre-headless"
[ "$(id -u)" = 0 ] || exec sudo "$0" "$@"
apt-get update -qq
DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends $packages
