import fc from 'fast-check';
import { BackupLinks } from '#administration/adapters/http/backup-links.js';
import { SECRET } from '#platform/config/config.module.js';
import { FixedClock } from '../in-memory/shared/fixed-clock.js';
import type { ApiClient } from '../server/api-client.js';
import type { Actor } from '../authorization/row.js';
import { conversationAboutJob, write } from '../mothers/conversations.js';
import { aDocx, aPdf } from '../files/documents.js';
import { anSvg, aPicture } from '../files/pictures.js';
import { upload } from '../files/upload.js';
import { daysAhead, offer } from '../mothers/interviews.js';
import { openListing, pendingListing } from '../mothers/open-listing.js';
import { startTestServer, type TestServer } from '../server/test-server.js';
import type { SentFile } from './form-arbitrary.js';
import type { ApiDocument } from '../api-document/operations.js';
import { textsOf, type KnownValues } from './schema-arbitrary.js';

const PASSWORD = 'correct horse';
const TODAY = new Date().toISOString().slice(0, 10);
const HOOK = 'https://hooks.example.com/wayfare';
/** Times to offer for an interview. */
const TIMES = [2, 3].map((days) => daysAhead(days));

/** A server with a caller of every role and an object of every kind, and the values that identify them. */
export class FuzzWorld {
  private readonly spares = new Map<Actor, Promise<ApiClient>>();

  private constructor(
    readonly server: TestServer,
    readonly document: ApiDocument,
    readonly known: KnownValues,
    private readonly actors: Readonly<Record<Actor, ApiClient>>,
  ) {}

  static async begin(): Promise<FuzzWorld> {
    const server = await startTestServer({ TRUST_PROXY: '1' });
    const actors = {
      visitor: server.visitor(),
      seeker: await server.jobSeeker(),
      otherSeeker: await server.jobSeeker(),
      employer: await server.employer(),
      otherEmployer: await server.employer(),
      admin: await server.admin(),
    };
    const { body: document } = await actors.visitor.get<ApiDocument>('/api/openapi.json');
    const bystanders = await Promise.all([server.jobSeeker(), server.employer()]);
    return new FuzzWorld(
      server,
      document,
      { ...(await createObjects(server, actors)), ...targetsOf(bystanders) },
      actors,
    );
  }

  /** The session cookie of a caller, empty for visitors. */
  cookieOf(actor: Actor): string {
    return this.actors[actor].sessionCookie ?? '';
  }

  /** A session of another user with this role, for requests that may end it; reused until `useUpSpare`. */
  async spareCookieOf(actor: Actor): Promise<string> {
    const spare = this.spares.get(actor) ?? this.another(actor);
    this.spares.set(actor, spare);
    return (await spare).sessionCookie ?? '';
  }

  useUpSpare(actor: Actor): void {
    this.spares.delete(actor);
  }

  end(): Promise<void> {
    return this.server.stop();
  }

  private async another(actor: Actor): Promise<ApiClient> {
    switch (actor) {
      case 'visitor':
        return this.server.visitor();
      case 'admin':
        return this.server.admin();
      case 'seeker':
      case 'otherSeeker':
        return this.server.jobSeeker();
      default:
        return this.server.employer();
    }
  }
}

/** Accounts that may lose their sessions, because they send no requests. */
function targetsOf(bystanders: readonly ApiClient[]): KnownValues {
  const ids = fc.constantFrom(...bystanders.map(({ user }) => user.id));
  return { 'DELETE /api/users/{id}/sessions:id': ids, 'PUT /api/users/{id}/suspension:id': ids };
}

/** Creates an object of every kind with an id, and returns the ids by parameter name. */
async function createObjects(server: TestServer, actors: Readonly<Record<Actor, ApiClient>>): Promise<KnownValues> {
  const { seeker, otherSeeker, employer, otherEmployer, admin } = actors;
  const files: SentFile[] = [
    { name: 'cv.pdf', content: aPdf() },
    { name: 'résumé 日本.docx', content: aDocx() },
    { name: 'logo.svg', content: anSvg() },
    { name: 'face.png', content: await aPicture('png', 40, 30) },
    { name: 'face.JPEG', content: await aPicture('jpeg', 16, 16) },
  ];
  const avatar = await upload<{ avatarUrl: string }>(seeker, 'avatar', 'face.png', await aPicture('png', 120, 90));
  const logo = await upload<{ logoUrl: string }>(employer, 'logo', 'logo.svg', anSvg());
  for (const client of [seeker, otherSeeker]) await upload(client, 'resume', 'cv.pdf', aPdf());

  const premium: number[] = [];
  for (const [owner, applicant] of [
    [employer, seeker],
    [otherEmployer, otherSeeker],
  ] as const) {
    await pendingListing(owner);
    premium.push(await openListing(owner, admin, { deadline: TODAY, isPremium: true }));
    await owner.post('/api/employer/webhooks', {
      url: HOOK,
      events: ['application.received'],
      password: 'correct horse',
    });
    const { id, jobId, applicationId } = await conversationAboutJob(owner, applicant, admin);
    for (const text of ['Hello', 'Are you there?']) await write(owner, id, text);
    await write(applicant, id, 'Yes');
    await applicant.post('/api/bookmarks', { jobId });
    await applicant.post('/api/saved-searches', { search: 'keywords=porter', frequency: 'daily' });
    await applicant.post(`/api/jobs/${jobId}/reports`, { reason: 'scam' });
    await owner.post('/api/employer/drafts', { title: 'Night Porter' });
    await owner.post('/api/message-templates', { name: 'Thanks', body: 'Dear {{firstName}}' });
    await owner.post('/api/employer/api-keys', { name: 'Feed', scope: 'write', days: 30, password: 'correct horse' });
    await offer(owner, applicationId, { slots: TIMES });
    await admin.post('/api/admin/notes', { kind: 'user', id: owner.user.id, text: 'Called back' });
  }
  // Gives each caller odd and even object ids, because generated cases may combine a caller with only one kind.
  for (const [owner, applicant, jobId] of [
    [otherEmployer, seeker, premium[1]],
    [employer, otherSeeker, premium[0]],
  ] as const) {
    const application = await applicant.post<{ id: number }>('/api/applications', { jobId });
    const { id } = await offer(owner, application.body.id, { slots: TIMES });
    await applicant.put(`/api/interviews/${id}/slot`, { startsAt: TIMES[0] });
  }
  const backup = await admin.post<{ backup: { name: string } }>('/api/admin/database/backup-critical', {});
  const [received] = (await employer.get<{ resume: string }[]>('/api/applications/employer')).body;
  const link = new URL(received?.resume ?? '', 'http://localhost');

  const lastPart = (path: string) => path.slice(path.lastIndexOf('/') + 1);
  const keys = [avatar.body.avatarUrl, logo.body.logoUrl, link.pathname].map(lastPart);
  // Excludes the only admin, whom failed sign-ins would lock out.
  const names = [seeker, otherSeeker, employer, otherEmployer].map((client) => client.user.username);
  return {
    'path:key': fc.constantFrom(...keys),
    'path:name': fc.constantFrom(backup.body.backup.name, 'wayfare-full-none.tar.gz'),
    ...signedLink('GET /api/resumes/{key}', [['key', lastPart(link.pathname)], ...link.searchParams]),
    ...signedLink('GET /api/admin/database/backups/{name}', backupLink(server, backup.body.backup.name, admin)),
    file: fc.constantFrom(...files),
    username: fc.oneof(fc.constantFrom(...names), fc.uuid(), textsOf({ minLength: 3, maxLength: 50 })),
    email: fc.oneof(
      fc.uuid().map((id) => `${id}@wayfare.test`),
      textsOf({ maxLength: 254 }),
    ),
    password: fc.oneof(fc.constant(PASSWORD), textsOf({ minLength: 6, maxLength: 128 })),
    deadline: fc.constantFrom(TODAY, TODAY, '', '2028-02-29T23:59:59Z', '2031-01-01', '2020-01-01', '2026-13-01'),
    startsOn: fc.constantFrom('2030-05-01', '2030-05-01', '2028-02-29', '', '2030-02-30'),
    endsOn: fc.constantFrom('2030-09-30', '2030-09-30', '', '2030-04-30'),
    code: fc.constantFrom('en', 'pt', 'de', 'fr', 'xx', 'english'),
    accepted: fc.constantFrom([], [], ['Yes']),
    options: fc.uniqueArray(fc.uuid(), { maxLength: 3 }),
    certificates: fc.array(textsOf({ minLength: 1, maxLength: 100 }), { maxLength: 3 }),
    minSalary: fc.integer({ min: 0, max: 50_000 }),
    maxSalary: fc.integer({ min: 40_000, max: 100_000_001 }),
    currency: fc.constantFrom('USD', 'EUR', 'JPY', 'usd', 'euro'),
    draftId: fc.constantFrom(null, null, 1),
    attachments: fc.constantFrom([], [], ['nothing.pdf']),
    placeIds: fc.constantFrom([], [], null, [1]),
    url: fc.constantFrom(HOOK, HOOK, 'https://[::1]/hook', 'https://10.0.0.1/', 'ftp://hooks.example.com/'),
    slots: fc.constantFrom(TIMES, TIMES, [], ['2026-05-04']),
    startsAt: fc.constantFrom(...TIMES, '2026-05-04T09:30:00Z'),
    timeZone: fc.constantFrom('Europe/Lisbon', 'UTC', 'Atlantis', ''),
    availableUntil: fc.constantFrom(TODAY, '2030-03-01', '2026-02-30', '', 'tomorrow'),
    availableFrom: fc.constantFrom(TODAY, '2030-02-28', '2026-02-30', '', 'tomorrow'),
    companyWebsite: fc.constantFrom('https://hotel.example.com', 'http://[::1]', 'javascript:alert(1)', 'https://', ''),
    companyLogo: fc.constantFrom(logo.body.logoUrl, avatar.body.avatarUrl, 'http://evil.test/x.png', ''),
    category: fc.constantFrom('hotels', 'airlines', "o'clock", '%'),
    limit: fc.integer({ min: 1, max: 100 }),
    cursor: cursors(),
  };
}

/** A signed link, mostly unchanged. */
function signedLink(operation: string, parameters: readonly (readonly [string, string])[]): KnownValues {
  const values = parameters.map(([name, value]) => [
    `${operation}:${name}`,
    fc.oneof({ weight: 5, arbitrary: fc.constant(value) }, { weight: 1, arbitrary: fc.constantFrom('0', 'soon') }),
  ]);
  return Object.fromEntries(values) as KnownValues;
}

/** The parameters of a link that outlasts the run. */
function backupLink({ app }: TestServer, name: string, admin: ApiClient): readonly (readonly [string, string])[] {
  const links = new BackupLinks(app.get(SECRET), new FixedClock(new Date(daysAhead(1))));
  return [['name', name], ...new URL(links.to(name, admin.user.id), 'http://localhost').searchParams];
}

/** Forged cursors, made from parts of valid ones. */
function cursors(): fc.Arbitrary<string> {
  const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const part = fc.oneof(
    fc.integer(),
    fc.constantFrom(null, '2026-06-15T12:00:00.000Z', '', {}, 'NaN', '\u0000', 1e300),
  );
  return fc.oneof(fc.array(part, { maxLength: 5 }).map(encoded), part.map(encoded), fc.base64String({ maxLength: 40 }));
}
