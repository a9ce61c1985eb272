#!/bin/sh
# Asks a running site for its main pages: `sh deploy/smoke.sh ORIGIN SECONDS`, waiting so long at most.
set -eu
origin=$1
deadline=$(($(date +%s) + ${2:-60}))

get() { curl --silent --show-error --fail --insecure --max-time 10 "$@"; }

until get --output /dev/null "$origin/readyz" 2>/dev/null; do
  [ "$(date +%s)" -lt "$deadline" ] || { echo "$origin isn't ready" >&2; exit 1; }
  sleep 1
done

for path in / /clubs /services /events /contact /internship-registration /sitemap.xml; do
  get --output /dev/null "$origin$path" || { echo "$origin$path failed" >&2; exit 1; }
  echo "ok $path"
done

image=$(get "$origin/" | grep -oE '/images/[^" ]+w=[0-9]+' | head -n 1)
get --output /dev/null "$origin$image" || { echo "$origin$image failed" >&2; exit 1; }
echo "ok $image"
