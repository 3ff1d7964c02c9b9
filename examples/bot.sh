#!/bin/sh
# A program at a table of Hvozd, with nothing but curl and sed: it takes the seat of a link and plays anything that is allowed.
#
#   sh examples/bot.sh http://127.0.0.1:8000/t/TABLE/sit/KEY [NAME]
#
# It ends when the game is over, and prints how. docs/bots.md tells what it asks for.
set -eu
link=$1
name=${2:-curl}
server=${link%%/t/*}
rest=${link#*/t/}
table=$server/bot/${rest%%/*}
key=${rest##*/}

field() { sed -n "s/.*\"$1\":\"\{0,1\}\([^,\"}]*\).*/\1/p"; }
ask() { curl -sS --fail-with-body --max-time 30 -H "authorization: Bearer $token" "$@"; }

token=$(curl -sS --fail-with-body -H 'content-type: application/json' -d "{\"name\":\"$name\"}" "$table/sit/$key" | field token)
while :; do
  now=$(ask "$table/options")
  case $now in
    *'"over":{'*) echo "$now" | sed 's/.*"over":\({[^}]*}\).*/\1/'; exit 0 ;;
    *'"asked":true'*)
      number=$(echo "$now" | field number)
      choice=$(echo "$now" | sed 's/.*"options":\["//; s/"\],"left_off.*//; s/","/\
/g' | awk -v seed="$number" 'BEGIN { srand(seed) } { if (rand() * NR < 1) kept = $0 } END { print kept }')
      ask -H 'content-type: application/json' -d "{\"number\":$number,\"action\":\"$choice\"}" "$table/play" >/dev/null || sleep 0.2 ;;
    *) sleep 0.2 ;;
  esac
done
