#!/bin/sh
# Asks what looks on whether it sees everything: `sh deploy/smoke-observe.sh PROGRAMS SECONDS`. PROGRAMS is how
# many of gateways and CMS there are.
set -eu
prometheus=http://127.0.0.1:${PROMETHEUS_PORT:-9090}
grafana=http://127.0.0.1:${GRAFANA_PORT:-3002}
traces=http://127.0.0.1:${TRACES_PORT:-16686}
deadline=$(($(date +%s) + ${2:-60}))

get() { curl --silent --show-error --fail --max-time 10 "$@"; }

# Waits until what an address answers has the given words in it.
until_says() {
  words=$1
  shift
  until get "$@" 2>/dev/null | grep -qF "$words"; do
    [ "$(date +%s)" -lt "$deadline" ] || { echo "no $words: $*" >&2; exit 1; }
    sleep 2
  done
  echo "ok $words"
}

until_says "\"$1\"]" --get --data-urlencode 'query=sum(up)' "$prometheus/api/v1/query"
until_says '"state":"inactive"' "$prometheus/api/v1/rules"
until_says '"title":"Site"' "$grafana/api/dashboards/uid/site"
until_says '"gateway"' "$traces/api/services"
