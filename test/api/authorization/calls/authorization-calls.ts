import { BackupLinks } from '#administration/adapters/http/backup-links.js';
import { LARGEST_ID } from '#platform/http/api/validation/id.pipe.js';
import type { Call, CallBuilder, Row } from '../../../support/authorization/row.js';
import { SAVED, type World } from '../../../support/authorization/world.js';
import type { ApiClient } from '../../../support/server/api-client.js';
import { daysAhead, someTerms } from '../../../support/mothers/interviews.js';
import { aJobForm } from '../../../support/mothers/job-mother.js';
import { ADMIN_CALLS } from './authorization-admin-calls.js';
import { LISTING_CALLS } from './listing-calls.js';
import { TEAM_CALLS } from './team-calls.js';
import { MESSAGING_CALLS } from './messaging-calls.js';
import { MODERATION_CALLS } from './moderation-calls.js';
import { INTEGRATION_CALLS } from './integration-calls.js';
import { SECOND_FACTOR_CALLS } from './second-factor-calls.js';

type Which = keyof World['jobs'];
type Figures = Record<'activeJobs' | 'pendingJobs' | 'archivedJobs' | 'totalApplications', number>;

const job =
  (which: Which, body?: unknown): CallBuilder =>
  ({ jobs }) => ({ id: jobs[which], body });
const forJob =
  (which: Which): CallBuilder =>
  ({ jobs }) => ({ body: { jobId: jobs[which] } });
const application =
  (body?: unknown): CallBuilder =>
  (world) => ({ id: world.application, body });
const file =
  (kind: keyof World['forms']): CallBuilder =>
  ({ forms }) => ({ body: forms[kind]() });
const sent =
  (call: Call): CallBuilder =>
  () =>
    call;

const backup: CallBuilder = (world) => ({ id: world.backup });
const missingListing = sent({ body: { jobId: LARGEST_ID } });
const newcomer = { username: 'newcomer', email: 'new@wayfare.test', fullName: 'Nia New', password: 'quiet harbor' };

function resume(query: (signed: string) => string): CallBuilder {
  return ({ resumeLink }) => ({ id: resumeLink.key, query: query(resumeLink.query) });
}

function withToken(name: keyof World['tokens']): CallBuilder {
  return ({ tokens }) => ({ body: { token: tokens[name] } });
}

function signIn(password: string, who: (world: World) => ApiClient): CallBuilder {
  return (world) => ({ body: { username: who(world).user.username, password } });
}

function jobsAndApplications(body: Figures): number {
  return body.activeJobs + body.pendingJobs + body.archivedJobs + body.totalApplications;
}

function rowCount(csv: string): number {
  return csv.trim().split('\n').length - 1;
}

const listingCount = ({ listings }: { listings: unknown[] }) => listings.length;

const inEachState: Readonly<Record<string, CallBuilder>> = {
  'an open listing': job('open'),
  'a closed listing': job('closed'),
  'a pending listing': job('pending'),
  'an archived listing': job('archived'),
};

const confirmed: Readonly<Record<string, CallBuilder>> = {
  'with the current password': sent({ body: { password: 'correct horse' } }),
  'with a wrong password': sent({ body: { password: 'wrong horse' } }),
};

/** The request of each row of the matrix. Routes without parameters need none. */
const CALLS: Readonly<Record<string, Readonly<Record<string, CallBuilder>>>> = {
  ...ADMIN_CALLS,
  ...INTEGRATION_CALLS,
  ...LISTING_CALLS,
  ...MESSAGING_CALLS,
  ...TEAM_CALLS,
  ...SECOND_FACTOR_CALLS,
  'POST /api/login': {
    'an account with a known password': signIn('correct horse', ({ people }) => people.otherSeeker),
    'an account with a wrong password': signIn('wrong horse', ({ idleEmployer }) => idleEmployer),
  },
  'POST /api/register': {
    'as an employer': sent({ body: { ...newcomer, role: 'employer' } }),
    'as an admin': sent({ body: { ...newcomer, role: 'admin' } }),
  },
  'PUT /api/account': { '': sent({ body: { fullName: 'Nia New' } }) },
  'PUT /api/account/language': { '': sent({ body: { language: 'de' } }) },
  'PUT /api/account/time-zone': { '': sent({ body: { timeZone: 'Europe/Lisbon' } }) },
  'PUT /api/account/password': {
    'with the current password': sent({ body: { currentPassword: 'correct horse', newPassword: 'quiet harbor' } }),
    'with a wrong password': sent({ body: { currentPassword: 'wrong horse', newPassword: 'quiet harbor' } }),
  },
  'POST /api/account/export': confirmed,
  'GET /api/account/export/file': { "the seeker's": sent({}) },
  'DELETE /api/account': confirmed,
  'POST /api/account/passkeys/options': confirmed,
  'POST /api/account/passkeys': { 'without a challenge': sent({ body: { name: 'Phone', answer: {} } }) },
  'PUT /api/account/passkeys/{id}': { "the seeker's": ({ passkey }) => ({ id: passkey, body: { name: 'Phone' } }) },
  'DELETE /api/account/passkeys/{id}': { "the seeker's": ({ passkey }) => ({ id: passkey }) },
  'POST /api/auth/passkey': { 'without a challenge': sent({ body: { answer: {} } }) },
  'POST /api/auth/pending/registration': {
    'without a pending sign-in': sent({ body: { ...newcomer, role: 'employer' } }),
  },
  'POST /api/auth/pending/link': { 'without a pending sign-in': sent({ body: { password: 'correct horse' } }) },
  'GET /api/auth/{provider}': { 'an unknown provider': sent({ id: 'nobody' }) },
  'GET /api/auth/{provider}/callback': { 'an unknown provider': sent({ id: 'nobody', query: 'code=1&state=2' }) },
  'POST /api/account/identities/{provider}': {
    'an unknown provider': sent({ id: 'nobody', body: { password: 'correct horse' } }),
  },
  'DELETE /api/account/identities/{id}': { "the seeker's": ({ identity }) => ({ id: identity }) },
  'DELETE /api/account/sessions/{id}': { "the seeker's": ({ seekerSession }) => ({ id: seekerSession }) },
  'PUT /api/account/notifications': {
    '': sent({ body: { applications: true, messages: false, alerts: true, reminders: true } }),
  },
  'PUT /api/account/email': {
    'without a mail server': sent({ body: { currentPassword: 'correct horse', email: 'nia@new.test' } }),
  },
  'POST /unsubscribe/{token}': { 'from a mail': ({ unsubscribe }) => ({ id: unsubscribe }) },
  'POST /api/account/email/confirm': { 'with a valid link': withToken('change') },
  'POST /api/account/email/undo': {
    'with a valid link': withToken('undo'),
    'with the link of a change': withToken('change'),
  },
  'POST /api/email-verification': { 'without a mail server': sent({}) },
  'POST /api/email-verification/confirm': { 'with a valid link': withToken('verification') },
  'POST /api/password-reset': { '': sent({ body: { login: 'newcomer' } }) },
  'POST /api/password-reset/confirm': {
    'with a valid link': ({ tokens }) => ({ body: { token: tokens.reset, password: 'quiet harbor' } }),
    'with a guessed link': sent({ body: { token: 'A'.repeat(43), password: 'quiet harbor' } }),
  },
  'POST /api/users/{id}/password-reset-link': {
    'the seeker': ({ people }) => ({ id: people.seeker.user.id, body: { password: 'correct horse' } }),
  },
  'GET /api/jobs': { 'open listings': sent({}), 'listings in every state': sent({ query: 'state=all' }) },
  'GET /api/jobs/facets': { '': sent({ count: ({ total }: { total: number }) => total }) },
  'GET /api/jobs/related': {
    '': sent({ query: 'keywords=nobody', count: ({ items }: { items: unknown[] }) => items.length }),
  },
  'GET /api/places': { '': sent({ query: 'q=lisbon' }) },
  'GET /api/suggestions': { '': sent({ query: 'q=chef&kind=role' }) },
  'GET /api/companies/{employerId}': {
    "the employer's": ({ people }) => ({ id: people.employer.user.id }),
    "a job seeker's": ({ people }) => ({ id: people.seeker.user.id }),
  },
  'GET /api/jobs/{id}': inEachState,
  'GET /api/jobs/{id}/public': inEachState,
  'GET /api/jobs/{id}/similar': inEachState,
  'GET /companies/{slug}': {
    "the employer's, by id only": ({ people }) => ({ id: people.employer.user.id }),
    "a job seeker's": ({ people }) => ({ id: people.seeker.user.id }),
  },
  'GET /embed/{id}': {
    "the employer's": ({ people }) => ({ id: people.employer.user.id }),
    "a job seeker's": ({ people }) => ({ id: people.seeker.user.id }),
  },
  'GET /embed/{id}/jobs.json': { "the employer's": ({ people }) => ({ id: people.employer.user.id }) },
  'GET /jobs/{id}': inEachState,
  'POST /api/jobs': { '': sent({ body: aJobForm() }) },
  'PUT /api/jobs/{id}': {
    'an open listing': job('open', aJobForm({ title: 'Night Porter' })),
    'a pending listing': job('pending', aJobForm({ title: 'Night Porter' })),
  },
  'PUT /api/jobs/{id}/approve': { 'a pending listing': job('pending') },
  'PUT /api/jobs/{id}/renew': { 'an open listing': job('open'), 'a closed listing': job('closed') },
  'DELETE /api/jobs/{id}/change': { 'an open listing': job('open') },
  'POST /api/jobs/{id}/duplicate': { 'an archived listing': job('archived') },
  ...MODERATION_CALLS,
  'PUT /api/jobs/{id}/archive': {
    'an open listing': job('open', { archive: true }),
    'an archived listing, unarchived': job('archived', { archive: false }),
  },
  'GET /api/employer/analytics': {
    '': sent({ count: listingCount }),
    "of the employer's listing": ({ jobs }) => ({ query: `jobId=${jobs.open}`, count: listingCount }),
  },
  'GET /api/employer/analytics/export': {
    '': sent({ count: rowCount }),
    "of the employer's listing": ({ jobs }) => ({ query: `jobId=${jobs.open}`, count: rowCount }),
  },
  'GET /api/employer/summary': { '': sent({ count: jobsAndApplications }) },
  'POST /api/bookmarks': {
    'an open listing': forJob('another'),
    'a listing that the seeker saved': forJob('open'),
    'a missing listing': missingListing,
    'a pending listing': forJob('pending'),
    'an archived listing': forJob('archived'),
  },
  'DELETE /api/bookmarks/{id}': { "the seeker's": ({ bookmark }) => ({ id: bookmark }) },
  'GET /api/saved-searches': { '': sent({ count: (searches: unknown[]) => searches.length }) },
  'PUT /api/saved-searches/schedule': { '': sent({ body: { hour: 7, timeZone: 'Asia/Tokyo' } }) },
  'POST /api/saved-searches': {
    '': sent({ body: { search: 'keywords=chef', frequency: 'daily' } }),
    'a search that the seeker saved': sent({ body: { search: SAVED, frequency: 'daily' } }),
  },
  'PUT /api/saved-searches/{id}': {
    "the seeker's": ({ savedSearch }) => ({ id: savedSearch, body: { search: 'keywords=cook', frequency: 'off' } }),
  },
  'DELETE /api/saved-searches/{id}': { "the seeker's": ({ savedSearch }) => ({ id: savedSearch }) },
  'GET /api/applications/employer': {
    '': sent({}),
    'of one job': ({ jobs }) => ({ query: `jobId=${jobs.open}` }),
  },
  'GET /api/applications/employer/export': { '': sent({ count: rowCount }) },
  'GET /api/applications/job/{jobId}': { "the employer's listing": job('open') },
  'GET /api/applications/{id}': { "the seeker's": application() },
  'POST /api/applications': {
    'an open listing': forJob('another'),
    'a listing that the seeker applied to': forJob('open'),
    'a missing listing': missingListing,
    'a pending listing': forJob('pending'),
    'an archived listing': forJob('archived'),
    'a closed listing': forJob('closed'),
  },
  'GET /api/applications/{id}/events': { "the seeker's": application() },
  'GET /api/applications/{id}/interviews': { "the seeker's": application() },
  'POST /api/applications/{id}/interviews': { "the seeker's": application(someTerms()) },
  'GET /api/interviews': { '': sent({ count: (interviews: unknown[]) => interviews.length }) },
  'PUT /api/interviews/{id}/slot': {
    "the seeker's": ({ interview }) => ({ id: interview, body: { startsAt: daysAhead(3) } }),
  },
  'POST /api/interviews/{id}/proposal': {
    "the seeker's": ({ interview }) => ({ id: interview, body: { text: 'Friday after four?' } }),
  },
  'POST /api/interviews/{id}/cancel': { "the seeker's": ({ interview }) => ({ id: interview }) },
  'GET /api/interviews/{id}/calendar': { "the seeker's, past": ({ pastInterview }) => ({ id: pastInterview }) },
  'PUT /api/applications/{id}': { "the seeker's": application({ coverLetter: 'I love ships.' }) },
  'PUT /api/applications/{id}/seen': { "the seeker's": application() },
  'POST /api/applications/{id}/withdraw': { "the seeker's": application() },
  'PUT /api/applications/{id}/status': { "the seeker's": application({ status: 'shortlisted' }) },
  'GET /api/applications/{id}/profile': { "the seeker's": application() },
  'PUT /api/applications/status': {
    "the seeker's": (world) => ({
      body: { ids: [world.application], status: 'shortlisted' },
      count: ({ changed }: { changed: unknown[] }) => changed.length,
    }),
  },
  'GET /api/jobs/{id}/application-notice': { "the employer's": job('open') },
  'PUT /api/jobs/{id}/application-notice': { "the employer's": job('open', { mode: 'daily' }) },
  'GET /api/message-templates': { '': sent({ count: (templates: unknown[]) => templates.length }) },
  'POST /api/message-templates': { '': sent({ body: { name: 'Thanks', body: 'Dear {{firstName}}' } }) },
  'PUT /api/message-templates/{id}': {
    "the employer's": ({ template }) => ({ id: template, body: { name: 'Thanks', body: 'Dear {{fullName}}' } }),
  },
  'DELETE /api/message-templates/{id}': { "the employer's": ({ template }) => ({ id: template }) },
  'PUT /api/applications/{id}/notes': { "the seeker's": application({ notes: 'Call her.' }) },
  'PUT /api/profile/job-seeker': { '': sent({ body: { headline: 'Concierge' } }) },
  'POST /api/profile/job-seeker/avatar': { '': file('avatar') },
  'POST /api/profile/job-seeker/resume': { '': file('resume') },
  'GET /api/job-seeker/profile/public/{userId}': {
    'a hidden profile': ({ people }) => ({ id: people.seeker.user.id }),
    'a public profile': ({ people }) => ({ id: people.otherSeeker.user.id }),
    'an employer': ({ people }) => ({ id: people.employer.user.id }),
  },
  'PUT /api/profile/employer': { '': sent({ body: { about: 'By the sea.' } }) },
  'POST /api/profile/employer/logo': { '': file('logo') },
  'PUT /api/admin/companies/{employerId}/approve': {
    'an employer': ({ people }) => ({ id: people.employer.user.id }),
  },
  'GET /api/employer/public/{employerId}': {
    'an employer': ({ people }) => ({ id: people.employer.user.id }),
    'a job seeker': ({ people }) => ({ id: people.seeker.user.id }),
  },
  'GET /api/files/{key}': {
    'a logo': ({ picture }) => ({ id: picture }),
    'a resume': ({ resumeLink }) => ({ id: resumeLink.key }),
  },
  'GET /api/resumes/{key}': {
    'with a signed link': resume((signed) => signed),
    'without a signature': resume(() => ''),
    'with a wrong signature': resume((signed) => signed.replace(/.{8}$/, 'AAAAAAAA')),
  },
  'POST /api/admin/database/backups/{name}/link': {
    'a backup': (world) => ({ ...backup(world), body: { password: 'correct horse' } }),
  },
  'GET /api/admin/database/backups/{name}': {
    'with a link': (world) => ({
      ...backup(world),
      query: world.server.app.get(BackupLinks).to(world.backup, world.people.admin.user.id).split('?')[1],
    }),
    'without a link': backup,
  },
  'POST /api/admin/database/backups/{name}/verify': { 'a backup': backup },
  'GET /sitemap-{part}.xml': { 'the first part': sent({ id: 0 }), 'an invalid part': sent({ id: '01' }) },
  'GET /{*path}': { 'a screen': sent({ id: 'some/screen' }), 'an unknown API path': sent({ id: 'api/nowhere' }) },
};

/** The request of a row. */
export function callOf({ route, on }: Row, world: World): Call {
  return CALLS[route]?.[on]?.(world) ?? {};
}

/** The rows with a request, as `route | case`. */
export function listedCalls(): string[] {
  return Object.entries(CALLS).flatMap(([route, calls]) => Object.keys(calls).map((on) => `${route} | ${on}`));
}
