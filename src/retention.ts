import 'reflect-metadata';
import { PurgeRejectedApplications } from './applications/index.js';
import { PurgeUnusedAccounts, WarnUnusedAccounts } from './identity/index.js';
import { createApp } from './server.js';
import { readSettings } from './shared/adapters/config/settings.js';
import { openDatabase } from './shared/adapters/postgres/connection/database-source.js';
import type { Due } from './shared/application/retention.js';
import { utcDayOf } from './shared/domain/utc-day.js';

/** Tells what the next runs of the retention tasks do. */
async function report(): Promise<void> {
  // Nobody signs in here, so any secret will do.
  const settings = { ...readSettings(process.env), schedules: false, mail: undefined };
  const database = await openDatabase(settings, () => undefined);
  const app = await createApp(settings, database.url, crypto.randomUUID());
  try {
    tell('Rejected applications to delete', await app.get(PurgeRejectedApplications).due(), 'rejected on');
    tell('Owners of unused accounts to warn', await app.get(WarnUnusedAccounts).due(), 'unused since');
    tell('Unused accounts to delete', await app.get(PurgeUnusedAccounts).due(), 'unused since');
  } finally {
    await app.close();
    await database.release();
  }
}

function tell(what: string, due: Due | undefined, since: string): void {
  const oldest = due?.oldest ? `, the oldest ${since} ${utcDayOf(due.oldest)}` : '';
  process.stdout.write(`${what}: ${due ? `${due.count}${oldest}` : 'off'}\n`);
}

await report();
