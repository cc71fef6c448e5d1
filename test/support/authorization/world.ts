import { AccountTokens } from '#identity/accounts/application/ports/account-tokens.js';
import type { LinkPurpose } from '#identity/accounts/domain/account-link.js';
import { LinkedIdentities } from '#identity/providers/application/linked-identities.js';
import { Passkeys } from '#identity/passkeys/application/passkeys.js';
import { Subscriptions } from '#notifications/application/ports/subscriptions.js';
import { Database } from '#platform/postgres/database.js';
import { SETTINGS } from '#platform/config/config.module.js';
import type { Settings } from '#platform/config/settings.js';
import { eventually } from '../eventually.js';
import type { ApiClient } from '../server/api-client.js';
import { conversationAboutJob, write } from '../mothers/conversations.js';
import { aPdf } from '../files/documents.js';
import { aPicture } from '../files/pictures.js';
import { attach, formOf, upload } from '../files/upload.js';
import { aJobForm } from '../mothers/job-mother.js';
import { daysAhead, offer } from '../mothers/interviews.js';
import { anApprovedWorkplaceOf, aWorkplaceOf } from '../mothers/workplaces.js';
import { openListing, pendingListing } from '../mothers/open-listing.js';
import { startTestServer, type TestServer } from '../server/test-server.js';
import { admissionsOf, type AdmissionObjects } from './admission-objects.js';
import { expectStatus, integrationsOf, type IntegrationObjects } from './integration-objects.js';
import { listingObjectsOf, type ListingObjects } from './listing-objects.js';
import { noteAbout } from './note-about.js';
import { longLivedLink } from './long-lived-link.js';
import { StateSnapshot } from './state-snapshot.js';
import type { Actor } from './row.js';

const PHONE = '+351 900 123 456';
const EMAIL = 'confidential@wayfare.test';

/** Texts and the only callers who may read them. */
export const SECRETS: Readonly<Record<string, readonly Actor[]>> = {
  'secret of a pending listing': ['employer', 'admin'],
  'secret of an archived listing': ['employer', 'admin'],
  'secret of a draft': ['employer'],
  'secret of a template': ['employer'],
  'secret of a pool note': ['employer'],
  'secret of a request': ['seeker', 'employer'],
  'secret of a cover letter': ['seeker', 'employer'],
  'secret of the notes': ['employer'],
  'secret of the admins': ['admin'],
  'secret of an objection': ['admin'],
  'secret of a message': ['seeker', 'employer'],
  'secret of an attachment': ['seeker', 'employer'],
  'secret of a hidden profile': ['seeker', 'employer'],
  [PHONE]: ['seeker', 'employer'],
  [EMAIL]: ['seeker', 'employer', 'admin'],
};

/** A server with a caller of every kind and an object of every kind. */
export type World = IntegrationObjects &
  AdmissionObjects &
  ListingObjects & {
    readonly server: TestServer;
    readonly state: StateSnapshot;
    readonly people: Readonly<Record<Actor, ApiClient>>;
    /** A suspended employer whose session still exists, as during a request in flight. */
    readonly suspended: ApiClient;
    /** A note of the admin about the employer. */
    readonly note: number;
    readonly idleEmployer: ApiClient;
    /** Listings of `employer`; the seeker applied to the first. */
    readonly jobs: Readonly<Record<'open' | 'another' | 'pending' | 'archived' | 'closed', number>>;
    readonly otherJob: number;
    readonly application: number;
    /** A draft and a hotel of the employer. */
    readonly draft: number;
    readonly workplace: number;
    readonly approvedWorkplace: number;
    /** Two interviews for the application: a past one, and one that awaits the seeker's choice. */
    readonly pastInterview: number;
    readonly interview: number;
    readonly bookmark: number;
    readonly savedSearch: number;
    /** A template of the employer. */
    readonly template: number;
    readonly conversation: number;
    /** From the employer to the seeker, unread. */
    readonly message: number;
    /** The key of its file. */
    readonly attachment: string;
    /** The key of the company's logo. */
    readonly picture: string;
    readonly resumeLink: { readonly key: string; readonly query: string };
    readonly backup: string;
    /** A passkey of the seeker. */
    readonly passkey: number;
    /** An account of the seeker at a provider. */
    readonly identity: number;
    /** The session of the seeker. */
    readonly seekerSession: number;
    /** Tokens of one-time links, of the other job seeker and (`company`) of the other employer. */
    readonly tokens: Readonly<Record<'reset' | 'change' | 'undo' | 'verification' | 'company', string>>;
    /** The unsubscribe token of the other job seeker. */
    readonly unsubscribe: string;
    /** Upload forms. */
    readonly forms: Readonly<Record<'avatar' | 'logo' | 'resume' | 'attachment', () => FormData>>;
  };

/** The query of the seeker's saved search. */
export const SAVED = 'keywords=concierge';

/** Starts the server. */
export async function startWorld(): Promise<World> {
  const server = await startTestServer({ OUTBOUND_ALLOWED_HOSTS: '127.0.0.1' });
  try {
    return await build(server);
  } catch (error) {
    await server.stop();
    throw error;
  }
}

async function build(server: TestServer): Promise<World> {
  const people = await createActors(server);
  const { seeker, otherSeeker, employer, otherEmployer, admin } = people;
  await expectStatus(200, seeker.put('/api/profile/job-seeker', hiddenProfile()));
  await expectStatus(201, upload(seeker, 'resume', 'cv.pdf', aPdf()));
  const logo = upload(employer, 'logo', 'l.png', await aPicture('png'));
  const { logoUrl } = await expectStatus<{ logoUrl: string }>(201, logo);
  await expectStatus(200, otherEmployer.put('/api/profile/employer', { companyWebsite: 'https://other.example.com' }));
  const { resume, ...work } = await createListings(people);
  await verify(server, people, work.jobs.pending);
  const { id: bookmark } = await expectStatus<{ id: number }>(
    201,
    seeker.post('/api/bookmarks', { jobId: work.jobs.open }),
  );
  await expectStatus(204, seeker.post(`/api/jobs/${work.jobs.closed}/reports`, { reason: 'not_available' }));
  const { id: savedSearch } = await expectStatus<{ id: number }>(
    201,
    seeker.post('/api/saved-searches', { search: SAVED, frequency: 'daily' }),
  );
  const { id: template } = await expectStatus<{ id: number }>(
    201,
    employer.post('/api/message-templates', { name: 'Invitation', body: 'Dear {{firstName}}' }),
  );
  const { backup } = await expectStatus<{ backup: { name: string } }>(
    201,
    admin.post('/api/admin/database/backup', {}),
  );
  const [session] = await expectStatus<{ id: number }[]>(200, seeker.get('/api/account/sessions'));
  const suspended = await suspendedEmployer(server, admin);
  const png = await aPicture('png', 60, 40);
  const rest = {
    server,
    people,
    ...work,
    resumeLink: longLivedLink(server, resume),
    ...(await interviewsOf(server, people, work.application)),
    bookmark,
    savedSearch,
    template,
    ...(await listingObjectsOf(server, people, work.jobs.open)),
    suspended,
    note: await noteAbout(employer, admin),
    idleEmployer: await server.employer(),
    otherJob: await openListing(otherEmployer, admin),
    picture: logoUrl.slice(logoUrl.lastIndexOf('/') + 1),
    backup: backup.name,
    passkey: await passkeyOf(server, seeker.user.id),
    identity: await identityOf(server, seeker.user.id),
    ...(await admissionsOf(server, { ...people, suspended })),
    ...(await integrationsOf(server, employer)),
    seekerSession: session?.id ?? 0,
    tokens: await tokensOf(server, people),
    unsubscribe: await server.app.get(Subscriptions).token(otherSeeker.user.id, 'alerts'),
    forms: {
      avatar: () => formOf('avatar', 'me.png', png),
      logo: () => formOf('logo', 'logo.png', png),
      resume: () => formOf('resume', 'cv.pdf', aPdf()),
      attachment: () => formOf('attachment', 'plan.pdf', aPdf()),
    },
  };
  await prepareExport(seeker);
  const { dataDirectory } = server.app.get<Settings>(SETTINGS);
  return { ...rest, state: await StateSnapshot.take(server.databaseUrl, dataDirectory) };
}

/** Verifies the employer, and marks the pending listing as approved before. */
async function verify(server: TestServer, { employer, admin }: World['people'], pending: number): Promise<void> {
  await expectStatus(204, admin.put(`/api/admin/companies/${employer.user.id}/verify`, { note: 'Called the hotel.' }));
  await server.app.get(Database).query('update job set first_approved_at = posted_at where id = $1', [pending]);
}

async function suspendedEmployer(server: TestServer, admin: ApiClient): Promise<ApiClient> {
  const employer = await server.employer();
  const database = server.app.get(Database);
  const [session] = await database.query('select sid, sess, expire from session where user_id = $1', [
    employer.user.id,
  ]);
  const reason = 'Asks applicants for fees.';
  await expectStatus(204, admin.put(`/api/users/${employer.user.id}/suspension`, { suspended: true, reason }));
  const { sid, sess, expire } = session ?? {};
  await database.query('insert into session (sid, sess, expire) values ($1, $2, $3)', [sid, sess, expire]);
  return employer;
}

async function passkeyOf({ app }: TestServer, userId: number): Promise<number> {
  const made = { credentialId: 'YSBjcmVkZW50aWFs', publicKey: new Uint8Array(), counter: 0, transports: [] };
  return (await app.get(Passkeys).add(userId, 'Laptop', made, new Date()))?.id ?? 0;
}

async function identityOf({ app }: TestServer, userId: number): Promise<number> {
  const identities = app.get(LinkedIdentities);
  const at = { provider: 'acme', issuer: 'https://acme.test', subject: `${userId}`, email: null };
  await identities.add(userId, { ...at, isEmailVerified: false, fullName: null }, new Date());
  return (await identities.of(userId))[0]?.id ?? 0;
}

async function interviewsOf({ app }: TestServer, { seeker, employer }: World['people'], application: number) {
  const { id: pastInterview } = await offer(employer, application);
  await expectStatus(200, seeker.put(`/api/interviews/${pastInterview}/slot`, { startsAt: daysAhead(3) }));
  await app.get(Database).query(`
    update interview set until = now() - interval '1 day', starts_at = starts_at - interval '10 days',
      ends_at = ends_at - interval '10 days'`);
  const { id: interview } = await offer(employer, application);
  return { pastInterview, interview };
}

/** Requests an export and waits until it can be downloaded. */
async function prepareExport(person: ApiClient): Promise<void> {
  await expectStatus(202, person.post('/api/account/export', { password: 'correct horse' }));
  await eventually(async () => {
    const { state } = await expectStatus<{ state: string }>(200, person.get('/api/account/export'));
    if (state !== 'ready') throw new Error(`The export is ${state}`);
  });
}

async function tokensOf(
  { app }: TestServer,
  { otherSeeker, otherEmployer }: World['people'],
): Promise<World['tokens']> {
  const tokens = app.get(AccountTokens);
  const issue = async (purpose: LinkPurpose, email: string, { user } = otherSeeker) =>
    (await tokens.issue({ userId: user.id, purpose, email })).token;
  return {
    reset: await issue('password_reset', 'new@wayfare.test'),
    change: await issue('email_change', 'new@wayfare.test'),
    undo: await issue('email_undo', 'former@wayfare.test'),
    verification: await issue('email_verification', 'new@wayfare.test'),
    company: await issue('company_verification', 'info@example.com', otherEmployer),
  };
}

async function createActors(server: TestServer): Promise<World['people']> {
  return {
    visitor: server.visitor(),
    seeker: await server.jobSeeker({ email: EMAIL }),
    otherSeeker: await server.jobSeeker(),
    employer: await server.employer(),
    otherEmployer: await server.employer(),
    admin: await server.admin(),
  };
}

function hiddenProfile(): object {
  return { headline: 'secret of a hidden profile', phone: PHONE, isPublic: false };
}

/** Creates listings in all states, and an application and a conversation about the open one. */
async function createListings({ seeker, employer, admin }: World['people']) {
  const {
    id: conversation,
    jobId: open,
    applicationId: application,
  } = await conversationAboutJob(employer, seeker, admin, {
    coverLetter: 'secret of a cover letter',
  });
  await expectStatus(200, employer.put(`/api/applications/${application}/notes`, { notes: 'secret of the notes' }));
  const { body: file } = await attach(employer, conversation, 'secret of an attachment.pdf', aPdf());
  const message = await write(employer, conversation, 'secret of a message', [file]);
  const another = await openListing(employer, admin);
  const pending = await pendingListing(employer, aJobForm({ title: 'secret of a pending listing', isPremium: true }));
  // Its title is public: the page of a listing that has ended says what has ended.
  const description = `The secret of an archived listing. ${aJobForm()['description'] as string}`;
  const archived = await openListing(employer, admin, aJobForm({ description }));
  await expectStatus(200, employer.put(`/api/jobs/${archived}/archive`, { archive: true }));
  const closed = await openListing(employer, admin);
  await expectStatus(200, employer.put(`/api/jobs/${closed}`, { deadline: '2020-01-31' }));
  const { id: draft } = await expectStatus<{ id: number }>(
    201,
    employer.post('/api/employer/drafts', { title: 'secret of a draft' }),
  );
  const received = await expectStatus<{ jobSeekerProfile: { resume: string } }>(
    200,
    employer.get(`/api/applications/${application}`),
  );
  return {
    conversation,
    application,
    message: message.id,
    attachment: file.key,
    draft,
    workplace: (await aWorkplaceOf(employer)).id,
    approvedWorkplace: (await anApprovedWorkplaceOf(employer, admin, { name: 'Hotel Belvarra Porto' })).id,
    jobs: { open, another, pending, archived, closed },
    resume: received.jobSeekerProfile.resume,
  };
}
