import { setTimeout as sleep } from 'node:timers/promises';
import { aPdfOf } from '#test/support/files/documents.js';
import { aPicture } from '#test/support/files/pictures.js';
import { upload } from '#test/support/files/upload.js';
import type { ApiClient } from '#test/support/server/api-client.js';
import { PASSWORD } from '../faults/clients.js';
import { StreamReader } from '../faults/stream-reader.js';

const KEYWORDS = ['chef', 'guide', 'hotel', 'front desk', 'sea', 'night manager', 'spa', 'barista', 'nothing at all'];
const CATEGORIES = ['', 'hotels', 'restaurants', 'tours', 'events'];
const PLACES = ['', 'Lisbon', 'Porto', 'Remote', 'Madrid'];

/** An action that a user repeats about every `every` milliseconds. */
export type Habit = { readonly every: number; do(): Promise<void> };

/** Counts responses. A busy machine may refuse with 503; any other unexpected status throws. */
export class Tally {
  requests = 0;
  refusals = 0;

  async count(answer: Promise<{ readonly status: number }>, ...expected: number[]): Promise<void> {
    const { status } = await answer;
    this.requests += 1;
    if (status === 503) this.refusals += 1;
    else if (!(expected.length > 0 ? expected : [200]).includes(status))
      throw new Error(`The server returned ${status}.`);
  }
}

/** A visitor who searches and reads listings, on pages and through the API. */
export function browsing(visitor: ApiClient, jobIds: readonly number[], tally: Tally): Habit {
  let turn = 0;
  return {
    every: 40,
    async do() {
      turn += 1;
      const query = `keywords=${pick(KEYWORDS)}&category=${pick(CATEGORIES)}&location=${pick(PLACES)}`;
      const id = pick(jobIds);
      const paths = [
        `/api/jobs?${query}`,
        `/api/jobs/facets?${query}`,
        `/jobs/${id}`,
        `/api/jobs/${id}/public`,
        `/job-seeker/search?${query}`,
        '/',
        turn % 50 === 0 ? '/sitemap.xml' : `/api/jobs/${id}`,
      ];
      await tally.count(visitor.get(paths[turn % paths.length] ?? '/', { 'accept-encoding': 'br' }));
    },
  };
}

/** A user who signs in and out. */
export function signingIn(visitor: ApiClient, username: string, tally: Tally): Habit {
  return {
    every: 1_500,
    async do() {
      await tally.count(visitor.post('/api/login', { username, password: PASSWORD }));
      await tally.count(visitor.post('/api/logout'), 200, 204);
    },
  };
}

/** Users who upload pictures and resumes. */
export async function uploading(seeker: ApiClient, employer: ApiClient, tally: Tally): Promise<Habit> {
  const [avatar, logo] = [await aPicture('jpeg', 3000, 2000), await aPicture('png', 1200, 900)];
  return {
    every: 3_000,
    async do() {
      await tally.count(upload(seeker, 'avatar', 'me.jpg', avatar), 200, 201);
      await tally.count(upload(seeker, 'resume', 'resume.pdf', aPdfOf(2_000_000)), 200, 201);
      await tally.count(upload(employer, 'logo', 'logo.png', logo), 200, 201);
    },
  };
}

/** A user who opens a tab with live events and closes it later. */
export function listening(reader: ApiClient, tally: Tally): Habit {
  return {
    every: 100,
    async do() {
      tally.requests += 1;
      const stream = await StreamReader.open(reader).catch(() => undefined);
      if (!stream) {
        tally.refusals += 1;
        return;
      }
      await sleep(10_000 + Math.random() * 10_000);
      stream.close();
    },
  };
}

/** Repeats a habit until stopped. */
export async function keepUp(habit: Habit, stop: AbortSignal): Promise<void> {
  while (!stop.aborted) {
    await habit.do();
    await sleep(habit.every * (0.5 + Math.random()));
  }
}

function pick<T>(values: readonly [T, ...T[]] | readonly T[]): T {
  return values[Math.floor(Math.random() * values.length)] as T;
}
