import { ApiClient } from '../../../support/server/api-client.js';
import { ADMIN, must, PostOffice } from './post-office.js';

const ROUNDS = 300;
/** Tolerated difference of the medians, in milliseconds. */
const DIFFERENCE = 2;

type Question = {
  readonly name: string;
  ask(visitor: ApiClient, isKnown: boolean): Promise<{ readonly status: number }>;
};

const QUESTIONS: readonly Question[] = [
  {
    name: 'POST /api/password-reset',
    ask: (visitor, isKnown) => visitor.post('/api/password-reset', { login: isKnown ? 'sam' : 'tom' }),
  },
  {
    name: 'POST /api/auth/passkey',
    ask: (visitor, isKnown) => visitor.post('/api/auth/passkey', assertionOf(isKnown ? 'known' : 'other')),
  },
];

/** Whether the times of responses tell if an account or a passkey exists. */
export async function proveTimes(tell: (figure: string) => void): Promise<void> {
  const office = await PostOffice.open();
  try {
    const server = await office.start();
    const sam = {
      username: 'sam',
      role: 'job_seeker',
      email: 'sam@home.test',
      fullName: 'Sam',
      password: ADMIN.password,
    };
    const { user } = await new ApiClient(server.url).register(sam);
    await office.database.query(
      `insert into passkey (user_id, credential_id, public_key, counter, name, created_at) values ($1, $2, '', 0, 'Phone', now())`,
      [user.id, idOf('known')],
    );
    const visitor = new ApiClient(server.url);
    for (const { name, ask } of QUESTIONS) {
      const times = { known: [] as number[], unknown: [] as number[] };
      const statuses = new Set<number>();
      for (let round = 0; round < ROUNDS; round += 1) {
        for (const isKnown of Math.random() < 0.5 ? [true, false] : [false, true]) {
          if (name.endsWith('passkey')) await visitor.post('/api/auth/passkey/options', {});
          const begin = performance.now();
          statuses.add((await ask(visitor, isKnown)).status);
          times[isKnown ? 'known' : 'unknown'].push(performance.now() - begin);
        }
      }
      const [known, unknown] = [median(times.known), median(times.unknown)];
      tell(
        `${name}: ${known.toFixed(2)} ms for what exists, ${unknown.toFixed(2)} ms for what does not; ${[...statuses].join()}`,
      );
      must(statuses.size === 1, 'The status tells.');
      must(Math.abs(known - unknown) < DIFFERENCE, 'The time tells.');
    }
    await server.stop();
  } finally {
    await office.close();
  }
}

function idOf(text: string): string {
  return Buffer.from(text).toString('base64url');
}

/** An answer of an authenticator as far as the server looks before it knows the passkey. */
function assertionOf(id: string): object {
  const encoded = idOf(id);
  const response = { clientDataJSON: encoded, authenticatorData: encoded, signature: encoded };
  return { answer: { id: encoded, rawId: encoded, type: 'public-key', response, clientExtensionResults: {} } };
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}
