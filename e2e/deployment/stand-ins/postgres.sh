# Like the official image: creates the account and its database if the volume is new.
set -eu
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  initdb --username="$POSTGRES_USER" --pwfile="$POSTGRES_PASSWORD_FILE" --auth-local=trust \
    --auth-host=scram-sha-256 >/dev/null
  echo 'host all all all scram-sha-256' >>"$PGDATA/pg_hba.conf"
  pg_ctl --wait --silent --options="-c listen_addresses=''" start
  createdb --username="$POSTGRES_USER" "$POSTGRES_DB"
  pg_ctl --wait --silent stop
fi
exec "$@" -c listen_addresses='*'
