// Preloaded into the server: writes its memory figures to the file named by MEMORY_FILE every second.
import { renameSync, writeFileSync } from 'node:fs';
import { getHeapSpaceStatistics } from 'node:v8';
import { isMainThread } from 'node:worker_threads';

const file = process.env.MEMORY_FILE;

// Threads inherit the preload; only the main one reports.
if (isMainThread) setInterval(report, 1000).unref();

function report() {
  const old = getHeapSpaceStatistics().find((space) => space.space_name === 'old_space');
  const figures = {
    ...process.memoryUsage(),
    oldSpace: old?.space_used_size ?? 0,
    handles: process.getActiveResourcesInfo().length,
  };
  writeFileSync(`${file}.new`, JSON.stringify(figures));
  renameSync(`${file}.new`, file);
}
