import { expect, request, type APIRequestContext, type Browser, type Page } from '@playwright/test';
import { aJobForm } from '../../support/mothers/job-mother.js';
import { signInAs } from './sign-in.js';

/** Appends a random suffix. */
export const unique = (text: string): string => `${text} ${Math.random().toString(36).slice(2, 8)}`;

/** Registers and signs in a new user over HTTP; returns the full name. */
export async function registerUser(page: Page, role: 'job_seeker' | 'employer', companyName?: string): Promise<string> {
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

/** Posts a listing as the signed-in employer; returns its id. The listing is pending. */
export async function postJob(employer: APIRequestContext, title: string): Promise<number> {
  const response = await employer.post('/api/jobs', { data: aJobForm({ title }) });
  expect(response.status(), 'posting').toBe(201);
  return ((await response.json()) as { id: number }).id;
}

let admin: APIRequestContext | undefined;

/** Signs in once per worker, because hashing passwords is slow on a busy machine. */
async function adminRequests(): Promise<APIRequestContext> {
  if (admin) return admin;
  const requests = await request.newContext({ baseURL: process.env['WAYFARE_URL'] });
  await signInAs('admin', requests);
  return (admin = requests);
}

/** Approves listings as an admin. */
export async function approveJobs(...ids: number[]): Promise<void> {
  const requests = await adminRequests();
  for (const id of ids) expect((await requests.put(`/api/jobs/${id}/approve`)).status(), 'approving').toBe(200);
}

/** Posts and approves a listing of a new employer; returns its id. */
export async function openListing(browser: Browser, title: string): Promise<number> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await registerUser(page, 'employer', 'Beacon Stays');
  const id = await postJob(page.request, title);
  await approveJobs(id);
  await context.close();
  return id;
}
