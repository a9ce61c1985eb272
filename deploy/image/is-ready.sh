#!/bin/bash
# Health check of the images: ends with 0 where the program on the given port says that it is ready. Without Node,
# whose start takes half a second of processor time on a small machine: this runs every two seconds for ever.
exec 3<>"/dev/tcp/127.0.0.1/$1" || exit 1
printf 'GET /readyz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n' >&3
read -r -t 4 _ status _ <&3
[ "$status" = 200 ]
