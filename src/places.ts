import 'reflect-metadata';
import { MatchPlaces } from './jobs/index.js';
import { createApp } from './server.js';
import { readSettings } from './shared/adapters/config/settings.js';
import { openDatabase } from './shared/adapters/postgres/connection/database-source.js';

// Nobody signs in here, so any secret will do.
const settings = { ...readSettings(process.env), schedules: false, mail: undefined };
const database = await openDatabase(settings, () => undefined);
const app = await createApp(settings, database.url, crypto.randomUUID());
try {
  for (const { location, place, listings } of await app.get(MatchPlaces).report())
    process.stdout.write(`${String(listings).padStart(7)}  ${location}  ->  ${place ?? 'not clear'}\n`);
} finally {
  await app.close();
  await database.release();
}
