import { writeFileSync } from 'node:fs';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { userPagesUser } from '@/api/generated/calls/administration.gen';
import { applicationsOne, applicationsOwn } from '@/api/generated/calls/applications.gen';
import { identityCurrent } from '@/api/generated/calls/identity.gen';
import { jobsOne } from '@/api/generated/calls/jobs.gen';
import { employerProfileOwn } from '@/api/generated/calls/profiles.gen';
import type { Role, User } from '@/features/auth/user.ts';
import { sampleWith } from '@/testing/api/api-document.ts';
import { StandInApi, type Operation } from '@/testing/api/stand-in-api.ts';
import { closeApps, openApp, PEOPLE, type App } from '@/testing/app.tsx';
import { outline } from '@/testing/outline.ts';
import { PAGES, serveEverything } from '@/testing/routes/pages.ts';
import { patience } from '../../../../../test/support/patience.ts';
import stored from './shown.txt?raw';

/** `SHOWN=write` writes down what the pages show now. */
const isWriting = process.env['SHOWN'] === 'write';

type Viewer = Role | 'recruiter' | 'reviewer';

/** Other states of the pages, and what members of a company see who do not own it. */
const STATES: [url: string, as?: Viewer][] = [
  ['/job-seeker/search?keywords=bar&jobType=seasonal', 'job_seeker'],
  ['/job-seeker/dashboard', 'job_seeker'],
  ['/job-seeker/dashboard?tab=saved', 'job_seeker'],
  ['/job-seeker/dashboard?tab=recommended', 'job_seeker'],
  ['/job-seeker/profile?tab=skills', 'job_seeker'],
  ['/job-seeker/profile?tab=education', 'job_seeker'],
  ['/job-seeker/profile?tab=certifications', 'job_seeker'],
  ['/job-seeker/profile?tab=resume', 'job_seeker'],
  ['/profile/1?tab=skills'],
  ['/profile/1?tab=education'],
  ['/jobs/1', 'job_seeker'],
  ['/jobs/1', 'employer'],
  ['/settings', 'employer'],
  ['/messages', 'employer'],
  ['/employer/dashboard?tab=applications', 'employer'],
  ['/employer/dashboard?tab=archived', 'employer'],
  ['/employer/applications?view=board', 'employer'],
  ['/employer/applications?jobId=1', 'employer'],
  ['/employer/candidates?role=waiter', 'employer'],
  ['/employer/job/1?tab=applications', 'employer'],
  ['/employer/job/1?tab=analytics', 'employer'],
  ['/employer/profile?edit=true', 'employer'],
  ['/employer/dashboard', 'recruiter'],
  ['/employer/team', 'recruiter'],
  ['/employer/job/1', 'recruiter'],
  ['/employer/applications', 'recruiter'],
  ['/employer/application/1', 'recruiter'],
  ['/employer/profile', 'recruiter'],
  ['/employer/team', 'reviewer'],
  ['/employer/integrations', 'recruiter'],
  ['/messages', 'reviewer'],
  ['/employer/applications', 'reviewer'],
  ['/employer/applications?view=board', 'reviewer'],
  ['/employer/application/1', 'reviewer'],
  ['/admin/dashboard?tab=pending', 'admin'],
  ['/admin/dashboard?tab=listings', 'admin'],
  ['/admin/dashboard?tab=users', 'admin'],
  ['/admin/database-management?tab=backups', 'admin'],
];

/** Pages about one record, whose booleans and choices are otherwise all the same. */
const OF_ONE =
  /^\/(jobs\/1|profile\/1|companies|settings|admin\/users|job-seeker\/(apply|resume|profile)|employer\/(job|application)\/1|employer\/profile)(?!.*[?/](tab|report))/;

const LATEST = Date.parse('2026-11-20T02:00:00.000Z');
const DAY = 24 * 60 * 60_000;
const FULL = { isFull: true, instant: instantOf, text: textOf, number: numberOf };
const SAMPLES = {
  little: {},
  much: { ...FULL, choice: 0 },
  other: { ...FULL, choice: 1, isNull: (name: string) => sumOf(name) % 3 === 0 },
};
type Sample = keyof typeof SAMPLES;

/** Differs by name, so that each shows where it belongs. */
function numberOf(name: string): number | undefined {
  return /ids?$/i.test(name) ? undefined : 2 + (sumOf(name) % 97);
}

function sumOf(name: string): number {
  return [...name].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
}

/** On a day that differs by name, and in the evening before where the tests run. */
function instantOf(name: string): string {
  return new Date(LATEST - (sumOf(name) % 19) * DAY).toISOString();
}

function textOf(name: string): string {
  return name.endsWith('At') ? instantOf(name) : `Sample ${name}`;
}

function personOf(as: Viewer): Role | User {
  // The company keeps the id of its owner.
  return as === 'recruiter' || as === 'reviewer' ? { ...PEOPLE.employer, id: 22, companyRole: as } : as;
}

const EXPECTED = new Map(
  stored
    .split('\n== ')
    .slice(1)
    .map((section) => {
      const [title = '', ...lines] = section.trimEnd().split('\n');
      return [title, lines] as const;
    }),
);

const found = new Map<string, string[]>();

let api = new StandInApi();
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-30T12:00:00.000Z') });
});
afterEach(() => {
  sampleWith({});
  return closeApps(api);
});

const CASES: [url: string, as: Viewer | undefined, sample: Sample][] = [
  ...PAGES.map(({ url, as }): [string, Viewer?] => [url, as]),
  ...STATES,
].flatMap(([url, as], index) => {
  const hasData = as !== undefined || PAGES[index]?.main !== undefined || index >= PAGES.length;
  const samples: Sample[] = [
    ...(index < PAGES.length || as === 'recruiter' || as === 'reviewer' ? (['little'] as const) : []),
    ...(hasData ? (['much'] as const) : []),
    ...(OF_ONE.test(url) ? (['other'] as const) : []),
  ];
  return samples.map((sample): [string, Viewer | undefined, Sample] => [url, as, sample]);
});

/** What the server answers only to some, so that pages of others do not ask for it. */
const ONLY = {
  admins: 'admin/|users',
  employers: 'employer/(?!public)|company/|applications/(employer|job/)|message-templates|profile/employer',
  seekers:
    'bookmarks|saved-searches|applications/job-seeker|job-seeker/recomm|profile/job-seeker|account/(talent|find)',
  people: 'account/|conversations|interviews',
};
const closedTo = (...groups: (keyof typeof ONLY)[]) =>
  new RegExp(`^/api/(${groups.map((group) => ONLY[group]).join('|')})`);
const CLOSED: Record<Viewer | 'visitor', RegExp> = {
  visitor: closedTo('admins', 'employers', 'seekers', 'people'),
  job_seeker: closedTo('admins', 'employers'),
  employer: closedTo('admins', 'seekers'),
  recruiter: closedTo('admins', 'seekers'),
  reviewer: closedTo('admins', 'seekers'),
  admin: closedTo('employers', 'seekers'),
};

it.each(CASES)('%s shows to %s what there is: %s', async (url, as, sample) => {
  sampleWith(SAMPLES[sample]);
  api = serveEverything(new StandInApi());
  const app = await openApp(api, url, { ...(as && { as: personOf(as) }) });
  await expectShown(app, `${url} ${as ?? 'visitor'} ${sample}`);
  expect(api.readsOf(CLOSED[as ?? 'visitor'])).toEqual([]);
  // What is read again when the page is left has to be canceled, as closeApps checks.
  api.holdReads();
  void app.client.refetchQueries({ type: 'active' });
});

it.each<[url: string, as?: Viewer]>([
  ['/about/about-us'],
  ['/job-seeker/dashboard?tab=saved', 'job_seeker'],
  ['/employer/listings', 'employer'],
  ['/employer/applications', 'recruiter'],
  ['/employer/applications', 'reviewer'],
  ['/admin/reports', 'admin'],
])('%s shows to %s what is around every page, with what waits there', async (url, as) => {
  // Sums of them are below what the navigation counts to.
  sampleWith({ ...SAMPLES.much, number: (name) => numberOf(name) && 2 + (sumOf(name) % 23) });
  api = serveEverything(new StandInApi());
  const app = await openApp(api, url, { ...(as && { as: personOf(as) }) });
  // The same for everybody.
  (document.querySelector('footer') as HTMLElement).hidden = as !== undefined;
  for (const menu of screen.queryAllByLabelText('Your account', { selector: 'summary, button' })) fireEvent.click(menu);
  (document.querySelector('main') as HTMLElement).hidden = true;
  await expectShown(app, `around ${url} ${as ?? 'visitor'}`);
  expect(api.readsOf(CLOSED[as ?? 'visitor'])).toEqual([]);
});

/** Pages that read several things side by side, and what they need to be there at all. */
const OUTAGES: [url: string, as: Role, ...needs: Operation[]][] = [
  ['/settings', 'job_seeker'],
  ['/messages?conversationId=1', 'job_seeker'],
  ['/job-seeker/dashboard', 'job_seeker'],
  ['/job-seeker/dashboard?tab=saved', 'job_seeker'],
  ['/job-seeker/saved-searches', 'job_seeker'],
  ['/job-seeker/application/1', 'job_seeker', applicationsOwn],
  ['/employer/dashboard', 'employer'],
  ['/employer/dashboard?tab=analytics', 'employer'],
  ['/employer/application/1', 'employer', applicationsOne],
  ['/employer/applications?view=board', 'employer'],
  ['/employer/job/1?tab=applications', 'employer', jobsOne],
  ['/employer/candidates?role=waiter', 'employer'],
  ['/employer/integrations', 'employer'],
  ['/employer/profile', 'employer', employerProfileOwn],
  ['/employer/team', 'employer'],
  ['/admin/dashboard', 'admin'],
  ['/admin/dashboard?tab=pending', 'admin'],
  ['/admin/database-management?tab=backups', 'admin'],
  ['/admin/reports', 'admin'],
  ['/admin/users/1', 'admin', userPagesUser],
  ['/admin/work', 'admin'],
];

it.each(OUTAGES)('%s says to %s what failed, and reads it again on request', async (url, as, ...needs) => {
  api = serveEverything(new StandInApi());
  api.failReads([identityCurrent, ...needs]);
  const app = await openApp(api, url, { as });
  await expectShown(app, `${url} ${as} outage`);
  api.failReads();
  const retries = () => screen.queryAllByRole('button', { name: /^(Try again|Retry)$/ });
  for (const retry of retries()) fireEvent.click(retry);
  await app.settle();
  await waitFor(() => expect(retries()).toEqual([]));
});

/** What the page says, or what is around it while it is hidden. */
const shown = () => {
  const main = document.querySelector('main') as HTMLElement;
  return [document.title, ...outline(main.hidden ? document.body : main)];
};

const expectShown = isWriting ? write : compare;

/** Parts of the page may still load. */
async function compare(_app: App, title: string): Promise<void> {
  await waitFor(() => expect(shown()).toEqual(EXPECTED.get(title)), { timeout: 2_000 * patience });
}

async function write(app: App, title: string): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 500));
  await app.settle();
  found.set(title, shown());
}

afterAll(() => {
  if (!isWriting) return;
  // A run of some pages leaves the others as they are.
  const sections = [...new Map([...EXPECTED, ...found])].map(
    ([title, lines]) => `\n== ${[title, ...lines].join('\n')}\n`,
  );
  writeFileSync(`${import.meta.dirname}/shown.txt`, `What each page shows.\n${sections.join('')}`);
});
