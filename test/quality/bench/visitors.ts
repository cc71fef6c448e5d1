import autocannon, { type Client } from 'autocannon';
import { JOB_CATEGORIES, JOB_TYPES } from '#jobs/domain/offer/job-options.js';
import { ApiClient } from '../../support/server/api-client.js';
import { Random } from './random.js';
import * as words from './words.js';

const DISTINCT = 10_000;
const REQUESTS_OF_A_CLIENT = 3_000;
/** The changed listings: every hundredth. */
const CHANGED = Array.from({ length: 90 }, (_, at) => (at + 1) * 100);

/** Distinct searches, most popular first. */
export function distinctSearches(): string[] {
  const random = new Random(DISTINCT);
  const paths = new Set<string>();
  while (paths.size < DISTINCT) {
    const query = new URLSearchParams();
    if (random.next() < 0.7) query.set('keywords', random.pick(words.POSITIONS).toLowerCase());
    if (random.next() < 0.5) query.set('category', random.pick(JOB_CATEGORIES));
    if (random.next() < 0.4) query.set('jobType', random.pick(JOB_TYPES));
    if (random.next() < 0.5) query.set('location', random.pick(words.CITIES));
    paths.add(`/api/jobs?${query.toString()}`);
  }
  return [...paths];
}

/** Distributes the searches of each client by Zipf's law: the second is half as frequent as the first, and so on. */
export function searching(paths: readonly string[]): (client: Client) => void {
  const random = new Random(paths.length);
  const total = Math.log(paths.length + 1);
  const next = (): string => paths[Math.floor(Math.exp(random.next() * total)) - 1] ?? '/api/jobs';
  return (client) =>
    client.setRequests(Array.from({ length: REQUESTS_OF_A_CLIENT }, () => ({ method: 'GET', path: next() })));
}

/**
 * Archives one listing after the other, and restores them, with so many milliseconds in between, until the returned
 * function is called.
 */
export async function keepChanging(url: string, every: number): Promise<() => Promise<void>> {
  const admin = await new ApiClient(url).login(ADMIN.ADMIN_USERNAME, ADMIN.ADMIN_PASSWORD);
  const archived = new Set<number>();
  let changes = 0;
  const change = (): void => {
    const jobId = CHANGED[changes % CHANGED.length] as number;
    const archive = !archived.delete(jobId);
    if (archive) archived.add(jobId);
    changes += 1;
    void admin.put(`/api/jobs/${jobId}/archive`, { archive });
  };
  const timer = setInterval(change, every);
  return async () => {
    clearInterval(timer);
    for (const jobId of archived) await admin.put(`/api/jobs/${jobId}/archive`, { archive: false });
  };
}

/** The account that makes the changes. */
export const ADMIN = {
  ADMIN_USERNAME: 'bench-operator',
  ADMIN_EMAIL: 'bench-operator@wayfare.test',
  ADMIN_PASSWORD: 'a long secret of the benchmark',
};

export type SetupClient = NonNullable<autocannon.Options['setupClient']>;
