#!/bin/sh
# Runs a command that never outlives whoever holds the other end of standard input:
# when that pipe closes (also after a SIGKILL of its owner), the command is ended.
exec 3<&0
"$@" </dev/null 3<&- &
child=$!
trap 'kill -TERM "$child" 2>/dev/null' TERM INT HUP

end_with_owner() {
  read -r _ <&3
  kill -TERM "$child" || return
  tries=0
  while [ "$tries" -lt 50 ] && kill -0 "$child"; do
    sleep 0.1
    tries=$((tries + 1))
  done
  kill -KILL "$child"
}
end_with_owner 2>/dev/null >/dev/null &
guard=$!
exec 3<&-
# The shell's own remarks about ended jobs are not the command's output.
exec 2>/dev/null

code=0
while :; do
  wait "$child"
  code=$?
  kill -0 "$child" 2>/dev/null || break
done
kill "$guard" 2>/dev/null
exit "$code"
