import { expect, request, type APIRequestContext, type Browser, type Page } from '@playwright/test';
import { aJobForm } from '../../support/mothers/job-mother.js';
import { signInAs } from './sign-in.js';

/** Words that nobody wrote before. */
export const unique = (words: string): string => `${words} ${Math.random().toString(36).slice(2, 8)}`;

/** Registers somebody over HTTP, signed in from then on; returns the name. */
export async function registered(page: Page, role: 'job_seeker' | 'employer', companyName?: string): Promise<string> {
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

/** Posts a listing as whoever the requests belong to; returns its number. It awaits approval. */
export async function posted(employer: APIRequestContext, title: string): Promise<number> {
  const response = await employer.post('/api/jobs', { data: aJobForm({ title }) });
  expect(response.status(), 'posting').toBe(201);
  return ((await response.json()) as { id: number }).id;
}

let admin: APIRequestContext | undefined;

/** Signs in once for all tests of a worker: on a crowded machine passwords take longest of all. */
async function anAdmin(): Promise<APIRequestContext> {
  if (admin) return admin;
  const requests = await request.newContext({ baseURL: process.env['WAYFARE_URL'] });
  await signInAs('admin', requests);
  return (admin = requests);
}

/** Has an admin approve listings. */
export async function approved(...ids: number[]): Promise<void> {
  const requests = await anAdmin();
  for (const id of ids) expect((await requests.put(`/api/jobs/${id}/approve`)).status(), 'approving').toBe(200);
}

/** A registered employer with one listing that is open for applications. */
export async function openListing(browser: Browser, title: string): Promise<number> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await registered(page, 'employer', 'Beacon Stays');
  const id = await posted(page.request, title);
  await approved(id);
  await context.close();
  return id;
}
