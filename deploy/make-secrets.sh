#!/bin/sh
# Makes the secrets that docker-compose.yml reads with SECRETS_DIR=./secrets: `sh deploy/make-secrets.sh [FOLDER]`.
# What is there already stays as it is.
set -eu
folder=${1:-$(dirname "$0")/../secrets}

# The folder keeps other users of this machine out; inside containers each file has to be readable by
# whichever user the program runs as.
mkdir -p "$folder"
chmod 700 "$folder"
cd "$folder"
umask 022

random() { head -c 32 /dev/urandom | base64 | tr -d '\n=' | tr '+/' '-_'; }

put() {
  [ -e "$1" ] && return
  printf '%s\n' "$2" >"$1"
  echo "made $folder/$1"
}

put gateway-secret "$(random)"
put payload-secret "$(random)"
put cms-admin-password "$(random)"
put postgres-password "$(random)"
put minio-root-password "$(random)"
put s3-secret-access-key "$(random)"
put database-url "postgres://site:$(cat postgres-password)@postgres:5432/site"
put smtp-url smtp://mailpit:1025
