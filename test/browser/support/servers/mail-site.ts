import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { test as base } from '@playwright/test';
import { freePort, startBuiltServer } from '../../../support/server/built-server.js';
import { MailCatcher } from '../../../support/stand-ins/mail-catcher.js';
import { OidcIssuer } from '../../../support/stand-ins/oidc-issuer.js';
import { openDatabaseServer } from '../../../support/database/database-server.js';
import { makeDatabase } from '../../../support/database/database.js';

export const ADMIN = { username: 'admin', password: 'a long secret' };

/** An empty installation with a mail server and one sign-in provider. */
export type MailSite = {
  readonly url: string;
  readonly catcher: MailCatcher;
  readonly issuer: OidcIssuer;
  /** Runs a scheduled task as if it were `hours` later. */
  runTask(name: string, hours?: number): Promise<unknown>;
};

const RUN_TASK = 'test/browser/support/servers/run-task.mjs';

/** A test with its own installation, started once per worker. */
export const test = base.extend<object, { site: MailSite; settings: Readonly<Record<string, string>> }>({
  /** Additional settings of the installation. */
  settings: [{}, { scope: 'worker', option: true }],
  site: [
    async ({ settings }, use) => {
      const databases = await openDatabaseServer();
      const database = await makeDatabase(databases.url);
      const catcher = await MailCatcher.start();
      const port = await freePort();
      const issuer = await OidcIssuer.start(`http://localhost:${port}/api/auth/acme/callback`);
      const variables = {
        PORT: String(port),
        ...issuer.settings('ACME'),
        OIDC_ACME_LABEL: 'Acme Travel',
        DATABASE_URL: database.url,
        DEMO_DATA: 'false',
        LOG_LEVEL: 'error',
        SCHEDULES: 'false',
        OUTBOUND_ALLOWED_HOSTS: '127.0.0.1',
        DATABASE_SECONDS: '12',
        SMTP_URL: catcher.url,
        ADMIN_USERNAME: ADMIN.username,
        ADMIN_EMAIL: 'admin@wayfare.test',
        ADMIN_PASSWORD: ADMIN.password,
        ...settings,
      };
      const server = await startBuiltServer(variables);
      const env = { PATH: process.env['PATH'], PUBLIC_URL: server.url, ...variables };
      const runTask = (name: string, hours = 0) =>
        promisify(execFile)(process.execPath, [RUN_TASK, name, String(hours)], { env });
      await use({ url: server.url, catcher, issuer, runTask });
      await server.stop();
      await issuer.stop();
      await catcher.stop();
      await database.drop();
      await databases.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, use) => use(site.url),
});
