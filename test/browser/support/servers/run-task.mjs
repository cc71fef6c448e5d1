// Runs a scheduled task in a separate process, with the clock set forward by the given number of hours.
import 'reflect-metadata';
import { TaskScheduler } from '../../../../dist/administration/adapters/schedule/task-scheduler.js';
import { createApp } from '../../../../dist/server.js';
import { Clock } from '../../../../dist/shared/application/clock.js';
import { readSettings } from '../../../../dist/shared/adapters/config/settings.js';

const [name, hours] = process.argv.slice(2);
const settings = readSettings(process.env);
const app = await createApp(settings, settings.databaseUrl, 'a secret for tests only');
Object.assign(app.get(Clock, { strict: false }), { now: () => new Date(Date.now() + Number(hours) * 3_600_000) });
const { tasks } = app.get(TaskScheduler, { strict: false });
await tasks.find((task) => task.name === name).run();
await app.close();
