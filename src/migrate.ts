import 'reflect-metadata';
import { runOnDatabase } from './run-command.js';
import { migrate } from './shared/adapters/postgres/migrations/migrate.js';

// The start of a server does the same; a command of its own can run before the first new process starts.
await runOnDatabase(async (url) => {
  await migrate(url);
  process.stdout.write('The schema is up to date.\n');
});
