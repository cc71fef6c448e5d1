import 'reflect-metadata';
import { DEMO_PASSWORD } from './demo/demo-accounts.js';
import { startServer } from './server.js';
import { CannotStart } from './shared/adapters/config/cannot-start.js';
import { readSettings, WrongSetting } from './shared/adapters/config/settings.js';

/** Milliseconds that a start may still take once it was asked to end. */
const LONGEST_START = 10_000;

try {
  const starting = startServer(readSettings(process.env));
  let stopping = false;
  const stop = (): void => {
    if (stopping) return;
    stopping = true;
    // What has begun to start is started first: ended in between, it would leave its database running.
    const impatience = setTimeout(() => process.exit(1), LONGEST_START);
    void starting
      .then((server) => {
        clearTimeout(impatience);
        return server.stop();
      })
      .then(() => process.exit(0));
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  const server = await starting;
  if (!stopping) process.stdout.write(welcome(server.url, server.demoAccounts));
} catch (error) {
  const expected = error instanceof WrongSetting || error instanceof CannotStart;
  process.stderr.write(`${expected ? error.message : String((error as Error).stack ?? error)}\n`);
  process.exit(1);
}

function welcome(url: string, demoAccounts: readonly string[]): string {
  const accounts =
    demoAccounts.length > 0 ? `  Demo accounts     ${demoAccounts.join(', ')}; password ${DEMO_PASSWORD}\n` : '';
  return `\n  Wayfare           ${url}\n  API               ${url}/api/docs\n${accounts}\n`;
}
