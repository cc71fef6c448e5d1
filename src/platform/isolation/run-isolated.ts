import { registerHooks } from 'node:module';
import type { IsolatedProgram, Order } from './isolated-process.js';

const CHECK_EVERY = 5;
const MEGABYTE = 1024 ** 2;
const MICROSECONDS = 1_000;
const MILLISECONDS = 1_000;

const { program, task, limits, atLimit } = JSON.parse(process.argv[2] ?? '') as Order;

// The limit of the heap covers neither buffers nor the memory and threads of native libraries.
setInterval(() => {
  const { user, system } = process.cpuUsage();
  const isOver =
    process.memoryUsage.rss() > limits.residentMegabytes * MEGABYTE ||
    user + system > limits.processorTime * MICROSECONDS;
  if (isOver) process.kill(process.pid, atLimit);
  // So little processor time in all this time: the machine is busy, which is not the fault of the data.
  else if (process.uptime() > limits.time / MILLISECONDS) process.kill(process.pid, 'SIGKILL');
}, CHECK_EVERY).unref();

// Uncompiled, as in tests, imports name compiled files that do not exist.
if (import.meta.url.endsWith('.ts')) {
  registerHooks({
    resolve(specifier, context, next) {
      const isOurs = specifier.startsWith('.') && !context.parentURL?.includes('/node_modules/');
      return next(isOurs ? specifier.replace(/\.js$/, '.ts') : specifier, context);
    },
  });
}

const { run } = (await import(program)) as { run: IsolatedProgram<unknown> };
await run(task, process.stdin, process.stdout);
