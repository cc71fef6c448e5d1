import 'reflect-metadata';
import { runAndExit, withDatabase } from './run-command.js';
import { migrate } from '#platform/postgres/migrations/migrate.js';

// The server does the same when it starts; this command can run before the first new process.
await runAndExit(async (settings) => {
  await withDatabase(settings, migrate);
  process.stdout.write('The schema is up to date.\n');
});
