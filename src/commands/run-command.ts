import type { INestApplicationContext } from '@nestjs/common';
import { createApp } from '#server.js';
import { explain } from '#platform/config/explain.js';
import { readSettings, type Settings } from '#platform/config/settings.js';
import { openDatabase } from '#platform/postgres/connection/database-source.js';
import { DomainError } from '#shared/domain/domain-error.js';

/** Base of the exit code after a signal; the signal's number is added. */
const INTERRUPTED = 128;

/**
 * Runs an operator's command and exits, with code 1 after an error and otherwise with the one that the command returns,
 * by default 0. It sends no mail and runs no scheduled tasks.
 */
export async function runAndExit(
  command: (settings: Settings) => Promise<number | void>,
  overrides: Partial<Settings> = {},
): Promise<never> {
  let exitCode = 1;
  try {
    const settings = { ...readSettings(process.env), schedules: false, mail: undefined, ...overrides };
    exitCode = (await command(settings)) ?? 0;
  } catch (error) {
    process.stderr.write(error instanceof DomainError ? `${error.message}\n` : explain(error));
  }
  // Idle connections in a pool would keep the process alive.
  process.exit(exitCode);
}

/** Runs a command with the application's use cases on the configured database, and exits like `runAndExit`. */
export function runCommand(
  command: (app: INestApplicationContext) => Promise<number | void>,
  overrides?: Partial<Settings>,
): Promise<never> {
  return runAndExit((settings) => withDatabase(settings, (url) => withApp(settings, url, command)), overrides);
}

/** Runs `work` on the configured database, which is released afterwards, or when a signal ends the command. */
export async function withDatabase<T>(
  settings: Settings,
  work: (url: string) => Promise<T>,
  log: (sentence: string) => void = () => undefined,
): Promise<T> {
  const opening = openDatabase(settings, log);
  let ending: Promise<void> | undefined;
  const end = (_signal: string, number: number): void => {
    ending ??= opening
      .then((database) => database.release())
      .catch(() => undefined)
      .then(() => process.exit(INTERRUPTED + number));
  };
  process.on('SIGINT', end);
  process.on('SIGTERM', end);
  const database = await opening;
  return work(database.url).finally(() => ending ?? database.release());
}

/** Runs `work` with the application, which is not initialized: no timer runs and nothing subscribes to events. */
export async function withApp<T>(
  settings: Settings,
  url: string,
  work: (app: INestApplicationContext) => Promise<T>,
): Promise<T> {
  // Nobody signs in here and nothing is decrypted, so any secret will do.
  const app = await createApp(settings, url, crypto.randomUUID());
  return work(app).finally(() => app.close());
}
