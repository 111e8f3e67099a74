#!/bin/sh
# Removes a folder when whoever holds the other end of standard input is gone, however it ended. For a minute it looks whether
# a server that was still starting or ending has written there again.
read -r _
tries=0
while [ "$tries" -lt 60 ]; do
  rm -rf "$1"
  sleep 1
  tries=$((tries + 1))
done
