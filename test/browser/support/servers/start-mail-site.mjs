// Starts the built server with a Stripe stand-in, whose URL is not a setting, and once more at STRICT_PORT, where admins
// need a second factor. `POST /<task>?hours=<number>` to TASKS_PORT runs a scheduled task as if it were that much later.
import 'reflect-metadata';
import { createServer } from 'node:http';
import { TaskScheduler } from '../../../../dist/administration/adapters/schedule/task-scheduler.js';
import { createApp, startServer } from '../../../../dist/server.js';
import { Clock } from '../../../../dist/shared/application/clock.js';
import { readSettings } from '../../../../dist/platform/config/settings.js';

const settings = readSettings(process.env);
const api = { base: process.env.STRIPE_STAND_IN, timeout: 30_000 };
const server = await startServer({ ...settings, stripe: { ...settings.stripe, api } });
const strict = await startServer({
  ...settings,
  port: Number(process.env.STRICT_PORT),
  publicUrl: `http://localhost:${process.env.STRICT_PORT}`,
  requireAdminSecondFactor: true,
  site: { ...settings.site, adminSecondFactor: true },
});

/** Runs the task in an application of its own, because the clock of the server must not change. */
async function runTask(name, hours) {
  const app = await createApp(settings, settings.databaseUrl, settings.sessionSecret);
  Object.assign(app.get(Clock, { strict: false }), { now: () => new Date(Date.now() + hours * 3_600_000) });
  const { tasks } = app.get(TaskScheduler, { strict: false });
  await tasks.find((task) => task.name === name).run();
  await app.close();
}

const taskRequests = createServer((request, response) => {
  const { pathname, searchParams } = new URL(request.url, 'http://localhost');
  runTask(pathname.slice(1), Number(searchParams.get('hours'))).then(
    () => response.end(),
    (error) => response.writeHead(500).end(String(error)),
  );
}).listen(Number(process.env.TASKS_PORT), '127.0.0.1');

process.once('SIGTERM', () => {
  taskRequests.close();
  void Promise.all([server.stop(), strict.stop()]).then(() => process.exit(0));
});
