import { registerHooks } from 'node:module';
import { constants, setPriority } from 'node:os';
import type { IsolatedProgram, Order } from './isolated-process.js';

const CHECK_EVERY = 5;
const MEGABYTE = 1024 ** 2;
const MICROSECONDS = 1_000;

const { program, task, limits, atLimit } = JSON.parse(process.argv[2] ?? '') as Order;

// The server's own requests go first.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

// The limit of the heap covers neither buffers nor the memory and threads of native libraries.
setInterval(() => {
  const { user, system } = process.cpuUsage();
  const isOver =
    process.memoryUsage.rss() > limits.residentMegabytes * MEGABYTE ||
    user + system > limits.processorTime * MICROSECONDS;
  if (isOver) process.kill(process.pid, atLimit);
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
