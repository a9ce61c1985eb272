#!/bin/sh
# Asks a running site for its main pages: `sh deploy/smoke.sh ORIGIN SECONDS [send]`, waiting so long at most.
# With `send` it also sends the contact form, which stores a message.
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

[ "${3:-}" = send ] || exit 0
token=$(get "$origin/contact" | grep -oE '<input[^>]*name="form_token"[^>]*>' | grep -oE 'value="[^"]+' | cut -c 8-)
# A form that is sent sooner counts as sent by a program.
sleep 4
get --header "Origin: $origin" --header 'Accept: application/json' \
  --data-urlencode "form_token=$token" --data-urlencode 'name=Smoke Test' \
  --data-urlencode 'email=smoke@example.org' --data-urlencode 'phone=9876543210' \
  --data-urlencode 'message=This message was sent to see whether messages arrive.' \
  "$origin/contact" | grep -q '"reference":"' || { echo "the contact form failed" >&2; exit 1; }
echo "ok contact form"
