import type { BrowserContext } from '@playwright/test';
import { ApiClient } from '../../support/server/api-client.js';
import { aPdf } from '../../support/files/documents.js';
import { upload } from '../../support/files/upload.js';
import { SCRIPTS } from '../../support/injection/payloads.js';
import { openListing, pendingListing } from '../../support/mothers/open-listing.js';
import { DEMO_ACCOUNTS } from './sign-in.js';

const PASSWORD = 'a long secret';
const [SCRIPT = '', CLOSING = ''] = SCRIPTS;
const ALL = SCRIPTS.join('\n');

/** Users, listings, an application and a conversation whose text would run as a script if it were not escaped. */
export type InjectedData = {
  readonly seeker: ApiClient;
  readonly employer: ApiClient;
  readonly admin: ApiClient;
  /** One listing per payload, in order. */
  readonly jobs: readonly { readonly id: number; readonly title: string; readonly script: string }[];
  readonly application: number;
  readonly conversation: number;
};

/** Creates the data over HTTP. */
export async function createInjectedData(origin: string): Promise<InjectedData> {
  const register = (role: string, account: object): Promise<ApiClient> => {
    const username = `${role}_${Math.random().toString(36).slice(2, 12)}`;
    const email = `${username}@wayfare.test`;
    return new ApiClient(origin).register({ username, email, password: PASSWORD, role, ...account });
  };
  const employer = await register('employer', { fullName: CLOSING, companyName: SCRIPT });
  const seeker = await register('job_seeker', { fullName: `${SCRIPT} ${CLOSING}` });
  const admin = await new ApiClient(origin).login(DEMO_ACCOUNTS.admin, 'wayfare-demo');

  const jobs: { id: number; title: string; script: string }[] = [];
  for (const script of SCRIPTS) {
    const form = listingOf(script);
    jobs.push({ id: await openListing(employer, admin, form), title: form.title.trim(), script });
  }
  await pendingListing(employer, listingOf(CLOSING));
  const [job] = jobs;
  if (!job) throw new Error('There are no scripts.');

  await fillInProfiles(seeker, employer);
  await seeker.post('/api/bookmarks', { jobId: job.id });
  const application = await seeker.post<{ id: number }>('/api/applications', { jobId: job.id, coverLetter: ALL });
  await employer.put(`/api/applications/${application.body.id}/notes`, { notes: ALL.slice(0, 1_000) });
  const about = { participantId: seeker.user.id, jobId: job.id, title: CLOSING };
  const conversation = await employer.post<{ id: number }>('/api/conversations', about);
  for (const content of SCRIPTS)
    await employer.post(`/api/conversations/${conversation.body.id}/messages`, { content });
  return { seeker, employer, admin, jobs, application: application.body.id, conversation: conversation.body.id };
}

/** Posts another listing; returns its id. */
export function postInjectedListing({ employer, admin }: Pick<InjectedData, 'employer' | 'admin'>): Promise<number> {
  return openListing(employer, admin, listingOf(SCRIPT));
}

/** Gives a browser context the session of an API client. */
export async function copySession(client: ApiClient, context: BrowserContext): Promise<void> {
  const [name = '', value = ''] = client.sessionCookie?.split('=') ?? [];
  await context.addCookies([{ name, value, url: client.address }]);
}

function listingOf(script: string) {
  return {
    title: `${script} job`,
    company: script,
    // Structured data requires a country.
    location: `${script}, Portugal`,
    description: `${script} ${ALL}`,
    requirements: ALL,
    responsibilities: ALL,
    benefits: ALL,
    department: script,
    salary: script,
    category: script,
    experience: script,
    skills: [script.slice(0, 49)],
  };
}

async function fillInProfiles(seeker: ApiClient, employer: ApiClient): Promise<void> {
  const entry = { startDate: SCRIPT, endDate: CLOSING };
  const responses = await Promise.all([
    seeker.put<object>('/api/profile/job-seeker', {
      headline: SCRIPT,
      bio: ALL.slice(0, 500),
      location: CLOSING,
      phone: '<b onclick=1>',
      skills: SCRIPTS.map((script) => script.slice(0, 49)),
      desiredRoles: SCRIPTS,
      languages: [{ language: SCRIPT, proficiency: 'Native' }],
      education: [{ institution: SCRIPT, degree: CLOSING, fieldOfStudy: SCRIPT, ...entry }],
      certifications: [{ name: SCRIPT, issuingOrganization: CLOSING, issueDate: SCRIPT, expirationDate: CLOSING }],
      workExperience: [{ title: SCRIPT, company: CLOSING, location: SCRIPT, description: ALL.slice(0, 900), ...entry }],
    }),
    employer.put<object>('/api/profile/employer', {
      industry: SCRIPT,
      location: CLOSING,
      about: ALL.slice(0, 1_000),
      companySize: SCRIPT,
      founded: '<b onclick=1>',
    }),
    upload<object>(seeker, 'resume', '<img src=x onerror=window.__pwned=1>.pdf', aPdf()),
  ]);
  for (const { status, body } of responses) {
    if (status >= 300) throw new Error(`Filling in the profiles returned ${status}: ${JSON.stringify(body)}`);
  }
}
