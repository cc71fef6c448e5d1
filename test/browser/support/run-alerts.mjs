// Looks for alerts in a process of its own, as the schedule does, so many hours from now.
import 'reflect-metadata';
import { SendAlerts } from '../../../dist/notifications/application/send-alerts.js';
import { createApp } from '../../../dist/server.js';
import { Clock } from '../../../dist/shared/application/clock.js';
import { readSettings } from '../../../dist/shared/adapters/config/settings.js';

const ahead = Number(process.argv[2]) * 3_600_000;
const settings = readSettings(process.env);
const app = await createApp(settings, settings.databaseUrl, 'a secret for tests only');
Object.assign(app.get(Clock, { strict: false }), { now: () => new Date(Date.now() + ahead) });
await app.get(SendAlerts, { strict: false }).execute();
await app.close();
