import 'reflect-metadata';
import { runAndExit, withDatabase } from './run-command.js';
import { processLog } from '#platform/logging/process-log.js';
import { migrate } from '#platform/postgres/migrations/migrate.js';

// The server does the same when it starts; this command can run before the first new process.
await runAndExit(async (settings) => {
  const migrations = await withDatabase(settings, (url) => migrate(url));
  if (migrations.length > 0) processLog('info').info({ migrations }, 'Migrated the schema');
  process.stdout.write('The schema is up to date.\n');
});
