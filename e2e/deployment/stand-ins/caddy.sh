# Debian's Caddy doesn't know the option.
set -eu
grep -v persist_config /etc/caddy/Caddyfile >/tmp/Caddyfile
exec caddy run --config /tmp/Caddyfile --adapter caddyfile
