import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { migrate } from '#platform/postgres/migrations/migrate.js';
import { DATABASE_SECONDS, makeDatabase } from '#test/support/database/database.js';
import { openDatabaseServer } from '#test/support/database/database-server.js';
import { startBuiltServer, type BuiltServer } from '#test/support/server/built-server.js';
import { FaultySmtpServer } from './faulty-smtp-server.js';

export const MAILS = 1_000;
export const ADMIN = { username: 'admin', email: 'admin@wayfare.test', password: 'quiet harbor at dawn' };

/** Every second mail is about an account, as its address shows. */
const QUEUE = `
  insert into mail (kind, subject, stream, address)
  select case when n % 2 = 0 then 'password-changed' else 'more-news' end, n::text,
    case when n % 2 = 0 then 'account' else 'applications' end,
    case when n % 2 = 0 then 'account' else 'other' end || n || '@home.test'
  from generate_series(1, $1::int) n`;

const STATES = 'select state, stream, count(*)::int as count from mail group by 1, 2';

const UNTRIED = `
  select count(*)::int as count from mail where state = 'sending' or state = 'queued' and fault is null and due_at <= now()`;

/** Milliseconds within which all mails must settle. */
const SETTLED_WITHIN = 300_000;
const TIME_PASSES_EVERY = 30_000;

/** An installation with a real database and mail server, whose processes are started as needed. */
export class MailInstallation {
  private readonly servers: BuiltServer[] = [];

  private constructor(
    readonly smtp: FaultySmtpServer,
    readonly database: Client,
    private readonly variables: Record<string, string>,
    private readonly closeRest: () => Promise<void>,
  ) {}

  static async open(): Promise<MailInstallation> {
    const databases = await openDatabaseServer();
    const { url } = await makeDatabase(databases.url);
    await migrate(url);
    const database = new Client({ connectionString: url });
    await database.connect();
    const smtp = await FaultySmtpServer.start();
    const folder = await mkdtemp(join(tmpdir(), 'wayfare-mail-'));
    const variables = {
      DATABASE_URL: url,
      DATA_DIR: folder,
      SESSION_SECRET: 'one secret for all processes',
      DEMO_DATA: 'false',
      LOG_LEVEL: 'silent',
      SCHEDULES: 'false',
      DATABASE_SECONDS: String(DATABASE_SECONDS),
      SMTP_URL: smtp.url,
      ADMIN_USERNAME: ADMIN.username,
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
      LIMIT_EXPORTS_PER_DAY: '0',
      LIMIT_PASSWORD_RESETS_PER_HOUR: '0',
      LIMIT_SIGN_IN_STARTS_PER_HOUR: '0',
    };
    return new MailInstallation(smtp, database, variables, async () => {
      await database.end();
      await smtp.close();
      await databases.stop();
      await rm(folder, { recursive: true, force: true });
    });
  }

  async start(): Promise<BuiltServer> {
    const server = await startBuiltServer(this.variables);
    this.servers.push(server);
    return server;
  }

  /** Stops the processes and everything else, whether the proof holds or not. */
  async close(): Promise<void> {
    await Promise.all(this.servers.map((server) => server.stop()));
    await this.closeRest();
  }

  async queue(count: number): Promise<void> {
    await this.database.query(QUEUE, [count]);
  }

  /** Lets time pass for queued mails. */
  async letPass(minutes: number): Promise<void> {
    const interval = `${minutes} minutes`;
    await this.database.query('update status_mail set sent_at = sent_at - $1::interval', [interval]);
    await this.database.query(`update mail set due_at = due_at - $1::interval where state = 'queued'`, [interval]);
  }

  /** Waits until each mail has been attempted once. */
  async tried(): Promise<void> {
    for (const deadline = Date.now() + SETTLED_WITHIN; ; await sleep(200)) {
      const { rows } = await this.database.query<{ count: number }>(UNTRIED);
      if (rows[0]?.count === 0) return;
      assert(Date.now() < deadline, `${rows[0]?.count} mails were not attempted.`);
    }
  }

  /** The number of mails by state, and by state and stream. */
  async states(): Promise<Map<string, number>> {
    const { rows } = await this.database.query<{ state: string; stream: string; count: number }>(STATES);
    const states = new Map<string, number>();
    for (const { state, stream, count } of rows) {
      states.set(state, (states.get(state) ?? 0) + count);
      states.set(`${state} ${stream}`, count);
    }
    return states;
  }

  /** Waits until a condition on the states holds. */
  async until(what: string, holds: (states: Map<string, number>) => boolean): Promise<Map<string, number>> {
    for (const deadline = Date.now() + SETTLED_WITHIN; ; await sleep(200)) {
      const states = await this.states();
      if (holds(states)) return states;
      if (Date.now() > deadline) throw new Error(`Not ${what}: ${JSON.stringify([...states])}`);
    }
  }

  settled(): Promise<Map<string, number>> {
    return this.until('settled', isSettled);
  }

  /** Lets time pass repeatedly until all mails are settled, because some attempts end later. */
  async settledAsTimePasses(minutes: number): Promise<void> {
    for (const deadline = Date.now() + SETTLED_WITHIN; !isSettled(await this.states());) {
      assert(Date.now() < deadline, 'Mails are still queued.');
      await this.letPass(minutes);
      for (const next = Date.now() + TIME_PASSES_EVERY; Date.now() < next && !isSettled(await this.states());)
        await sleep(200);
    }
  }

  /** The number of mails of a kind by how often each arrived. */
  arrivals(kind: 'account' | 'other', mails = MAILS): Map<number, number> {
    const counts = new Map<number, number>();
    for (let number = kind === 'account' ? 2 : 1; number <= mails; number += 2) {
      const times = this.smtp.arrived.get(`${kind}${number}@home.test`) ?? 0;
      counts.set(times, (counts.get(times) ?? 0) + 1);
    }
    return counts;
  }
}

function isSettled(states: Map<string, number>): boolean {
  return !states.has('queued') && !states.has('sending');
}

/** In words: `498 once, 2 twice`. */
export function inWords(arrivals: Map<number, number>): string {
  const times = (count: number) => ['never', 'once', 'twice'][count] ?? `${count} times`;
  return [...arrivals]
    .toSorted(([one], [other]) => one - other)
    .map(([count, mails]) => `${mails} ${times(count)}`)
    .join(', ');
}
