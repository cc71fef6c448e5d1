#!/bin/sh
# archive.sh PATH NAME: PostgreSQL's archive_command. Copies a segment of the write-ahead log into ARCHIVE/wal: flushed, and
# under its name only once it is complete. Fails, and is repeated by PostgreSQL, rather than overwrite another segment.
set -eu
wal="${ARCHIVE:-/archive}/wal"
mkdir -p "$wal"
if [ -e "$wal/$2" ]; then
  # Archived right before a crash.
  cmp -s "$1" "$wal/$2"
  exit
fi
cp "$1" "$wal/$2.unfinished"
sync "$wal/$2.unfinished"
mv "$wal/$2.unfinished" "$wal/$2"
