#!/bin/sh
# base-backup.sh: copies the running database cluster to ARCHIVE/base/TIME, as a start for restores. Keeps the last two
# copies and the write-ahead log since the older one.
set -eu
archive="${ARCHIVE:-/archive}"
name=$(date -u +%Y%m%dT%H%M%SZ)
mkdir -p "$archive/base"
rm -rf "$archive"/base/*.unfinished
pg_basebackup -U "${POSTGRES_USER:-wayfare}" -D "$archive/base/$name.unfinished" --checkpoint=fast --wal-method=none
mv "$archive/base/$name.unfinished" "$archive/base/$name"
ls "$archive/base" | sort -r | tail -n +3 | while read -r old; do rm -rf "$archive/base/$old"; done
oldest=$(ls "$archive/base" | sort | head -n 1)
first=$(sed -n 's/^START WAL LOCATION: .*(file \([0-9A-F]*\))$/\1/p' "$archive/base/$oldest/backup_label")
pg_archivecleanup "$archive/wal" "$first"
echo "Copied the cluster to base/$name. Any time from now on can be restored; the oldest is that of base/$oldest."
