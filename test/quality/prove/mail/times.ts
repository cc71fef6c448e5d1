import assert from 'node:assert/strict';
import { ApiClient } from '#test/support/server/api-client.js';
import { ADMIN, MailInstallation } from './mail-installation.js';
import type { Report } from '../proof.js';

const ROUNDS = 300;
/** Tolerated difference of the medians, in milliseconds. */
const DIFFERENCE = 2;

type TimedRequest = {
  readonly name: string;
  send(visitor: ApiClient, isKnown: boolean): Promise<{ readonly status: number }>;
};

const REQUESTS: readonly TimedRequest[] = [
  {
    name: 'POST /api/password-reset',
    send: (visitor, isKnown) => visitor.post('/api/password-reset', { login: isKnown ? 'sam' : 'tom' }),
  },
  {
    name: 'POST /api/auth/passkey',
    send: (visitor, isKnown) => visitor.post('/api/auth/passkey', assertionOf(isKnown ? 'known' : 'other')),
  },
];

/** Response times must not reveal whether an account or a passkey exists. */
export async function proveTimes(report: Report): Promise<void> {
  const installation = await MailInstallation.open();
  try {
    const server = await installation.start();
    const sam = {
      username: 'sam',
      role: 'job_seeker',
      email: 'sam@home.test',
      fullName: 'Sam',
      password: ADMIN.password,
    };
    const { user } = await new ApiClient(server.url).register(sam);
    await installation.database.query(
      `insert into passkey (user_id, credential_id, public_key, counter, name, created_at) values ($1, $2, '', 0, 'Phone', now())`,
      [user.id, idOf('known')],
    );
    const visitor = new ApiClient(server.url);
    for (const { name, send } of REQUESTS) {
      const times = { known: [] as number[], unknown: [] as number[] };
      const statuses = new Set<number>();
      for (let round = 0; round < ROUNDS; round += 1) {
        for (const isKnown of Math.random() < 0.5 ? [true, false] : [false, true]) {
          if (name.endsWith('passkey')) await visitor.post('/api/auth/passkey/options', {});
          const begin = performance.now();
          statuses.add((await send(visitor, isKnown)).status);
          times[isKnown ? 'known' : 'unknown'].push(performance.now() - begin);
        }
      }
      const [known, unknown] = [median(times.known), median(times.unknown)];
      report(`${name}: ${known.toFixed(2)} ms if it exists, ${unknown.toFixed(2)} ms if not; ${[...statuses].join()}`);
      assert(statuses.size === 1, 'The status reveals it.');
      assert(Math.abs(known - unknown) < DIFFERENCE, 'The time reveals it.');
    }
  } finally {
    await installation.close();
  }
}

function idOf(text: string): string {
  return Buffer.from(text).toString('base64url');
}

/** An assertion with the fields that the server checks before it looks up the passkey. */
function assertionOf(id: string): object {
  const encoded = idOf(id);
  const response = { clientDataJSON: encoded, authenticatorData: encoded, signature: encoded };
  return { answer: { id: encoded, rawId: encoded, type: 'public-key', response, clientExtensionResults: {} } };
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}
