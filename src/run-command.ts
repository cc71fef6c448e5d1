import type { INestApplicationContext } from '@nestjs/common';
import { createApp } from './server.js';
import { CannotStart } from './shared/adapters/config/cannot-start.js';
import { readSettings, WrongSetting, type Settings } from './shared/adapters/config/settings.js';
import { openDatabase } from './shared/adapters/postgres/connection/database-source.js';

/** Runs an operator's command on the configured database and exits. */
export async function runOnDatabase(command: (url: string, settings: Settings) => Promise<void>): Promise<never> {
  let exitCode = 1;
  try {
    const settings = { ...readSettings(process.env), schedules: false, mail: undefined };
    const database = await openDatabase(settings, () => undefined);
    await command(database.url, settings).finally(() => database.release());
    exitCode = 0;
  } catch (error) {
    const isExpected = error instanceof WrongSetting || error instanceof CannotStart;
    process.stderr.write(`${isExpected ? error.message : String((error as Error).stack ?? error)}\n`);
  }
  // Idle connections in a pool would keep the process alive.
  process.exit(exitCode);
}

/**
 * Runs an operator's command with the application's use cases. It sends no mail, because nothing subscribes to events.
 */
export function runCommand(command: (app: INestApplicationContext) => Promise<void>): Promise<never> {
  return runOnDatabase(async (url, settings) => {
    // Nobody signs in here and nothing is decrypted, so any secret will do.
    // Never initialized: no timer runs and nothing listens.
    const app = await createApp(settings, url, crypto.randomUUID());
    await command(app).finally(() => app.close());
  });
}
