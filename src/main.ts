import 'reflect-metadata';
import { DEMO_PASSWORD } from './demo/demo-accounts.js';
import { startServer } from './server.js';
import { CannotStart } from './shared/adapters/boot/cannot-start.js';
import { readSettings, WrongSetting } from './shared/adapters/config/settings.js';

try {
  const server = await startServer(readSettings(process.env));
  let stopping = false;
  const stop = (): void => {
    if (stopping) return;
    stopping = true;
    void server.stop().then(() => process.exit(0));
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  process.stdout.write(welcome(server.url, server.demoAccounts));
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
