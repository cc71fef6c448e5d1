import { waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { jobsOne } from '@/api/generated/calls/jobs.gen';
import { applicationsOne, applicationsOwn } from '@/api/generated/calls/applications.gen';
import { receivedApplicationsAll } from '@/api/generated/calls/hiring.gen';
import { firstOf, sampleOf, StandInApi, type Operation } from '@/testing/api/stand-in-api.ts';
import { closeApps, openApp, PEOPLE } from '@/testing/app.tsx';
import { PAGES, serveEverything } from './pages.ts';

let api: StandInApi;

beforeEach(() => {
  api = serveEverything(new StandInApi());
});
afterEach(() => closeApps(api));

/** Pages about one record, unless they find it in a list. */
const ABOUT_ONE = [
  ...PAGES,
  { url: '/employer/job/1?tab=applications', as: 'employer' as const, main: jobsOne },
].flatMap(({ url, as, main }) =>
  main && main !== applicationsOwn && /\b1\b/.test(url) ? [[url, as, main] as const] : [],
);

/** The record with the id that is asked for, since samples all have the same. */
function serve(main: Operation): void {
  const sample: unknown = main === applicationsOne ? firstOf(receivedApplicationsAll) : sampleOf(main);
  if (Array.isArray(sample)) return;
  const employerId = main === jobsOne ? PEOPLE.employer.id : undefined;
  api.answer(main, ({ path: { id } }) => ({
    ...(sample as object),
    ...(id !== undefined && { id: Number(id) }),
    ...(employerId !== undefined && { employerId }),
  }));
}

it.each(ABOUT_ONE)('%s asks anew for everything about another record', async (url, as, main) => {
  serve(main);
  const of = (id: number) => url.replaceAll(/\b1\b/g, String(id));
  const app = await openApp(api, of(41), { ...(as && { as }) });
  const reads = api.readsWith('41');
  await app.go(of(42));
  await waitFor(() => expect(reads.filter((read) => !api.readsWith('42').includes(read))).toEqual([]));
  expect(reads).not.toEqual([]);
});
