import { Client } from 'pg';
import { eventually } from '../eventually.js';
import { MailCatcher, type CaughtMail } from '../stand-ins/mail-catcher.js';
import { startTestServer, type TestServer } from './test-server.js';

export const PUBLIC_URL = 'https://jobs.example.com';

/** A server whose mails are caught, and a connection to its database. */
export type MailedServer = {
  readonly server: TestServer;
  readonly catcher: MailCatcher;
  readonly database: Client;
  /** The token of the link to `page` in mail number `count` to an address. */
  mailedToken(address: string, page: string, count?: number): Promise<string>;
  /** The token of the link to verify an address that follows its registration. */
  registrationToken(address: string): Promise<string>;
  stop(): Promise<void>;
};

/** Starts it for one test file; stop it in `afterAll`. */
export async function startMailedServer(
  refuses?: (address: string) => boolean,
  variables: Record<string, string> = {},
): Promise<MailedServer> {
  const catcher = await MailCatcher.start(refuses);
  const server = await startTestServer({ ...variables, SMTP_URL: catcher.url, PUBLIC_URL });
  const database = new Client({ connectionString: server.databaseUrl });
  await database.connect();
  const mailedToken = async (address: string, page: string, count = 1): Promise<string> =>
    tokenIn((await catcher.sentTo(address, count))[count - 1], page);
  const registrationToken = (address: string) =>
    eventually(async () =>
      tokenIn(
        catcher.receipts.find(({ to }) => to.includes(address)),
        'email/verify',
      ),
    );
  const stop = async () => {
    await database.end();
    await server.stop();
    await catcher.stop();
  };
  return { server, catcher, database, mailedToken, registrationToken, stop };
}

function tokenIn(mail: CaughtMail | undefined, page: string): string {
  const [, token] = (mail?.body ?? '').match(new RegExp(`${PUBLIC_URL}/${page}#([\\w-]{43})\\s`)) ?? [];
  if (!token) throw new Error(`There is no link to ${page} in: ${mail?.body}`);
  return token;
}
