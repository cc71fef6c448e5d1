import { expect, request, type APIRequestContext, type Page } from '@playwright/test';
import { aPdf } from '../../support/files/documents.js';
import { aJobForm } from '../../support/mothers/job-mother.js';
import { signInAs } from './sign-in.js';

/** Appends a random suffix. */
export const unique = (text: string): string => `${text} ${Math.random().toString(36).slice(2, 8)}`;

/** Registers and signs in a new user over HTTP; returns the full name. */
export async function registerUser(
  page: Pick<Page, 'request'>,
  role: 'job_seeker' | 'employer',
  companyName?: string,
): Promise<string> {
  const username = `${role}_${Math.random().toString(36).slice(2, 12)}`;
  const fullName = unique(role === 'employer' ? 'Edda Keeper' : 'Liv Walker');
  const response = await page.request.post('/api/register', {
    data: {
      username,
      email: `${username}@wayfare.test`,
      fullName,
      password: 'a long secret',
      role,
      companyName,
      avatar: null,
    },
  });
  expect(response.status(), 'registering').toBe(201);
  return fullName;
}

/** Adds what an application needs to the profile of the signed-in job seeker: headline, phone and resume. */
export async function completeProfile(page: Page): Promise<void> {
  const { request: requests } = page;
  const data = { headline: 'Lighthouse keeper', phone: '+45 20 12 34 56' };
  expect((await requests.put('/api/profile/job-seeker', { data })).status(), 'saving the profile').toBe(200);
  const resume = { name: 'Resume.pdf', mimeType: 'application/pdf', buffer: aPdf() };
  const upload = await requests.post('/api/profile/job-seeker/resume', { multipart: { resume } });
  expect(upload.status(), 'uploading the resume').toBe(201);
  // The page remembers the profile as it was.
  await page.reload();
}

/** Posts a listing as the signed-in employer; returns its id. The listing is pending. */
export async function postJob(employer: APIRequestContext, title: string, change: object = {}): Promise<number> {
  const response = await employer.post('/api/jobs', { data: aJobForm({ title, ...change }) });
  expect(response.status(), 'posting').toBe(201);
  return ((await response.json()) as { id: number }).id;
}

/** Signed-in users by name, once per worker, because hashing passwords is slow on a busy machine. */
const shared = new Map<string, Promise<APIRequestContext>>();

function sharedUser(
  name: string,
  signIn: (requests: APIRequestContext) => Promise<unknown>,
): Promise<APIRequestContext> {
  const known = shared.get(name);
  if (known) return known;
  const opened = request.newContext({ baseURL: process.env['WAYFARE_URL'] }).then(async (requests) => {
    await signIn(requests);
    return requests;
  });
  shared.set(name, opened);
  return opened;
}

/** Approves listings as an admin. */
export async function approveJobs(...ids: number[]): Promise<void> {
  const requests = await sharedUser('admin', (admin) => signInAs('admin', admin));
  for (const id of ids) expect((await requests.put(`/api/jobs/${id}/approve`)).status(), 'approving').toBe(200);
}

/** Verifies the company of the signed-in employer as an admin. */
export async function verifyCompany(employer: APIRequestContext): Promise<void> {
  const { id } = (await (await employer.get('/api/user')).json()) as { id: number };
  const requests = await sharedUser('admin', (admin) => signInAs('admin', admin));
  const verified = await requests.put(`/api/admin/companies/${id}/verify`, { data: { note: 'Called them.' } });
  expect(verified.status(), 'verifying the company').toBe(204);
}

/** Posts and approves a listing of an employer with other listings; returns its id. */
export async function openListing(title: string, change: object = {}): Promise<number> {
  const employer = await sharedUser('employer', (requests) =>
    registerUser({ request: requests }, 'employer', 'Beacon Stays'),
  );
  const id = await postJob(employer, title, change);
  await approveJobs(id);
  return id;
}
