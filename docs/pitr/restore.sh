#!/bin/sh
# restore.sh TIME: puts the database cluster back to TIME in UTC, such as '2026-12-01 10:15:00'. The server must not run.
# The present cluster stays beside it as before-NOW. PostgreSQL replays the log when it starts next.
set -eu
archive="${ARCHIVE:-/archive}"
data="${PGDATA:-/var/lib/postgresql/18/docker}"
case "${1:-}" in
  [0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]' '[0-9][0-9]:[0-9][0-9]:[0-9][0-9]) time="$1" ;;
  *) echo "Name the time in UTC, such as '2026-12-01 10:15:00'."; exit 1 ;;
esac
if [ -e "$data/postmaster.pid" ] && [ "${FORCE:-}" != true ]; then
  echo 'Stop the database first. If it was killed and no longer runs, repeat this with FORCE=true.'
  exit 1
fi
wanted="$(echo "$time" | tr -d ':-' | tr ' ' T)Z"
base=$(ls "$archive/base" | grep -v unfinished | sort | awk -v wanted="$wanted" '$0 <= wanted' | tail -n 1)
[ -n "$base" ] || { echo "There is no copy of the cluster from before $time."; exit 1; }
rm -rf "$data.restored"
cp -a "$archive/base/$base" "$data.restored"
chmod 700 "$data.restored"
# Segments that are not archived yet, for times until right before the database stopped.
for segment in "$data"/pg_wal/????????????????????????; do
  [ -e "$archive/wal/${segment##*/}" ] || cp -p "$segment" "$data.restored/pg_wal/"
done
cat >> "$data.restored/postgresql.auto.conf" <<SETTINGS
restore_command = 'cp "$archive/wal/%f" "%p"'
recovery_target_time = '$time+00'
recovery_target_action = 'promote'
SETTINGS
# Empty, with the owner of the cluster.
cp -p "$data/PG_VERSION" "$data.restored/recovery.signal"
: > "$data.restored/recovery.signal"
mv "$data" "$(dirname "$data")/before-$(date -u +%Y%m%dT%H%M%SZ)"
mv "$data.restored" "$data"
echo "Ready to replay base/$base until $time UTC. Start the database."
