import 'reflect-metadata';
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { hash, verify } from '@node-rs/argon2';
import { PasswordHasher } from '#identity/password/application/password-hasher.js';
import { EnsureAdmin } from '#identity';
import { createApp } from '#server.js';
import { readSettings } from '#platform/config/settings.js';
import { expectDocumented } from '../api-document/documented-answers.js';
import { ApiClient } from './api-client.js';
import { STRIPE_KEY, STRIPE_WEBHOOK_SECRET } from '../stand-ins/stripe-stand-in.js';
import { DATABASE_SECONDS, freshDatabase, type FreshDatabase } from '../database/database.js';

const PASSWORD = 'correct horse';
const CONSONANTS = 'bcdfghjklmnpqrstvwxz';
const ADMIN = { username: 'testadmin', email: 'admin@wayfare.test', password: PASSWORD };

/** Minimal cost, because tests register thousands of users. */
const CHEAP = { memoryCost: 8, timeCost: 1, parallelism: 1 };

/** Deviations from the defaults for tests. */
type Choices = {
  /** Hashes passwords at full cost, a few at a time. */
  readonly realHashes?: boolean;
  /** Takes payments from this stand-in for Stripe. */
  readonly stripe?: string | undefined;
};

/** The real application with its own database, listening on a free port. */
export class TestServer {
  private constructor(
    readonly app: NestExpressApplication,
    readonly url: string,
    readonly databaseUrl: string,
    private readonly release: () => Promise<void>,
  ) {}

  static async start(variables: Record<string, string> = {}, choices: Choices = {}): Promise<TestServer> {
    return TestServer.over(await freshDatabase(), variables, choices);
  }

  private static async over(
    database: FreshDatabase,
    variables: Record<string, string>,
    { realHashes = false, stripe }: Choices = {},
  ): Promise<TestServer> {
    const dataDirectory = await mkdtemp(join(tmpdir(), 'wayfare-test-'));
    // Limits are off unless a test sets them.
    const unlimited = {
      LIMIT_REGISTRATIONS_PER_HOUR: '0',
      LIMIT_PASSWORD_RESETS_PER_HOUR: '0',
      LIMIT_ACCOUNT_MAILS_PER_HOUR: '0',
      LIMIT_EXPORTS_PER_DAY: '0',
      LIMIT_UNSUBSCRIBES_PER_HOUR: '0',
      LIMIT_SIGN_IN_STARTS_PER_HOUR: '0',
      LIMIT_APPLICATIONS_PER_HOUR: '0',
      LIMIT_UPLOADS_PER_HOUR: '0',
      LIMIT_MESSAGES_PER_MINUTE: '0',
      LIMIT_CONVERSATIONS_PER_HOUR: '0',
      LIMIT_MAILS_PER_RECIPIENT: '0',
      LIMIT_MAILS_PER_SENDER: '0',
      LIMIT_LISTINGS_PER_DAY: '0',
      LIMIT_IMPORTS_PER_DAY: '0',
      LIMIT_VIEWERS_PER_ADDRESS: '0',
      LIMIT_BACKUPS_PER_HOUR: '0',
      LIMIT_REDELIVERIES_PER_HOUR: '0',
      LIMIT_CHECKOUTS_PER_HOUR: '0',
      LIMIT_PROFILE_READS_PER_HOUR: '0',
      LIMIT_OBJECTIONS_PER_HOUR: '0',
      LIMIT_REPORTS_PER_HOUR: '0',
    };
    const read = readSettings({
      LOG_LEVEL: 'silent',
      // Each connection of a new database costs more than the tests that would wait for another one.
      DATABASE_POOL: '4',
      SCHEDULES: 'false',
      DATA_DIR: dataDirectory,
      DATABASE_SECONDS: String(DATABASE_SECONDS),
      ...unlimited,
      ...(stripe && { STRIPE_SECRET_KEY: STRIPE_KEY, STRIPE_WEBHOOK_SECRET }),
      ...variables,
    });
    const settings =
      stripe && read.stripe ? { ...read, stripe: { ...read.stripe, api: { base: stripe, timeout: 500 } } } : read;
    const app = await createApp(settings, database.url, 'a secret for tests only');
    if (!realHashes) hashCheaply(app.get(PasswordHasher, { strict: false }));
    await app.listen(0, '127.0.0.1');
    const { port } = app.getHttpServer().address() as AddressInfo;
    return new TestServer(app, `http://127.0.0.1:${port}`, database.url, async () => {
      // Node would wait a minute for connections that a client opened without using them.
      const closing = setTimeout(() => app.getHttpServer().closeAllConnections(), 1_000);
      await app.close();
      clearTimeout(closing);
      await database.drop();
      await rm(dataDirectory, { recursive: true, force: true });
    });
  }

  /** A second application over the same database; stop it first. */
  sibling(variables: Record<string, string> = {}, choices: Choices = {}): Promise<TestServer> {
    return TestServer.over({ url: this.databaseUrl, drop: () => Promise.resolve() }, variables, choices);
  }

  /** A visitor. */
  visitor(): ApiClient {
    return new ApiClient(this.url, expectDocumented);
  }

  /** A newly registered employer. */
  employer(account: Record<string, unknown> = {}): Promise<ApiClient> {
    return this.registered({ role: 'employer', fullName: 'Elena Employer', companyName: 'Seaside Hotels', ...account });
  }

  /** A newly registered job seeker. */
  jobSeeker(account: Record<string, unknown> = {}): Promise<ApiClient> {
    return this.registered({ role: 'job_seeker', fullName: 'Sam Seeker', ...account });
  }

  /** The admin; the same account for every call. */
  async admin(): Promise<ApiClient> {
    await this.app.get(EnsureAdmin).execute(ADMIN);
    return this.visitor().login(ADMIN.username, ADMIN.password);
  }

  async stop(): Promise<void> {
    await this.release();
  }

  private registered(account: Record<string, unknown>): Promise<ApiClient> {
    const name = randomName();
    return this.visitor().register({ username: name, email: `${name}@wayfare.test`, password: PASSWORD, ...account });
  }
}

/** A username of consonants, so that no search of a test finds digits or a word in it by chance. */
function randomName(): string {
  return Array.from(randomBytes(12), (byte) => CONSONANTS.charAt(byte % CONSONANTS.length)).join('');
}

/** Starts the application for one test file; stop it in `afterAll`. */
export function startTestServer(variables?: Record<string, string>, choices?: Choices): Promise<TestServer> {
  return TestServer.start(variables, choices);
}

/** Hashes at minimal cost and without the queue, which rejects sign-ins on a busy machine. */
function hashCheaply(hasher: PasswordHasher): void {
  const unknown = hash('nobody knows it', CHEAP);
  hasher.hash = (password) => hash(password, CHEAP);
  hasher.verify = async (password, stored) =>
    (await verify(stored ?? (await unknown), password)) && stored !== undefined;
}
