import { parentPort } from 'node:worker_threads';
import { readCities } from './geonames-file.js';
import { copyLines } from './geonames.js';

// Runs in a worker thread, because parsing all places takes seconds.
for (const lines of copyLines(readCities())) parentPort?.postMessage(lines);
