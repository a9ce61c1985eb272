#!/bin/sh
# Fails where an image is bigger than it should be: `sh deploy/check-size.sh IMAGE MEGABYTES`.
set -eu
bytes=$(docker image inspect --format '{{.Size}}' "$1")
megabytes=$((bytes / 1000000))
echo "$1: $megabytes MB of $2"
[ "$megabytes" -le "$2" ]
