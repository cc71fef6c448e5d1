import { AsyncLocalStorage } from 'node:async_hooks';
import { Client } from 'pg';
import { Applicants } from '#applications';
import { ApplicationRepository } from '#applications/application/ports/application-repository.js';
import { Candidates } from '#candidates/application/ports/candidates.js';
import { ContactRequests } from '#candidates/application/ports/contact-requests.js';
import { Accounts } from '#identity';
import { Objections } from '#identity/administration/application/suspension/objections.js';
import { Teams } from '#identity/companies/application/teams.js';
import { UnusedAccounts } from '#identity/leaving/application/unused/unused-accounts.js';
import { UserRepository } from '#identity/accounts/application/ports/user-repository.js';
import { Imports } from '#integrations/application/ports/imports.js';
import { WebhookDeliveries } from '#integrations/application/ports/webhook-deliveries.js';
import { InterviewRepository } from '#interviews/application/ports/interview-repository.js';
import { JobDrafts } from '#jobs/application/ports/job-drafts.js';
import { JobRepository } from '#jobs/application/ports/job-repository.js';
import { Listings, PremiumListings } from '#jobs';
import { ViewCounter } from '#jobs/application/ports/view-counter.js';
import { Workplaces } from '#jobs/application/ports/workplaces.js';
import { TalentPools } from '#talent-pool/application/ports/talent-pools.js';
import { Database } from '#platform/postgres/database.js';
import type { UtcDay } from '#shared/domain/values/utc-day.js';
import { ConversationRepository } from '#messaging/application/ports/conversation-repository.js';
import { MessageRepository } from '#messaging/application/ports/message-repository.js';
import { Payments } from '#payments/application/ports/payments.js';
import {
  EmployerProfileRepository,
  JobSeekerProfileRepository,
} from '#profiles/application/ports/profile-repositories.js';
import { UploadedFiles } from '#profiles/application/ports/uploaded-files.js';
import { SavedSearches } from '#saved-searches/application/ports/saved-searches.js';
import { Alerts } from '#saved-searches/application/ports/alerts.js';
import { UnitOfWork } from '#shared/application/unit-of-work.js';
import { eventually } from '../../support/eventually.js';
import { ListSite } from '../../support/lists/list-site.js';
import { rowOfEach, type Ids } from '../../support/rows/row-of-each.js';

type Token<T> = abstract new (...args: never[]) => T;
type Get = <T>(token: Token<T>) => T;

const none = (): void => undefined;

const refuse = (): never => {
  throw new Error('Refused');
};

/** What locks a row, in a transaction, until it commits: the row, and the call. */
const LOCKS: readonly (readonly [string, (ids: Ids) => string, (get: Get, ids: Ids) => Promise<unknown>])[] = [
  [
    'a listing that changes',
    ({ job }) => `job where id = ${job}`,
    // Fails, because a change would lock the row as well.
    (get, { job }) => expect(get(JobRepository).change(job, refuse)).rejects.toThrow('Refused'),
  ],
  ['a listing to apply to', ({ job }) => `job where id = ${job}`, (get, { job }) => get(Listings).lock(job)],
  ['a listing to pay for', ({ job }) => `job where id = ${job}`, (get, { job }) => get(PremiumListings).lock(job)],
  [
    'an application',
    ({ application }) => `application where id = ${application}`,
    (get, { application }) => get(ApplicationRepository).change(application, none),
  ],
  [
    'applications',
    ({ application }) => `application where id = ${application}`,
    (get, { application }) => get(ApplicationRepository).changeAll([application], none),
  ],
  [
    'a former application',
    ({ application }) => `application where id = ${application}`,
    (get, { seeker, job }) => get(ApplicationRepository).changeFormer({ jobSeekerId: seeker, jobId: job }, none),
  ],
  [
    'an application for an interview',
    ({ application }) => `application where id = ${application}`,
    (get, { application }) => get(Applicants).lock(application),
  ],
  [
    'an interview',
    ({ interview }) => `interview where id = ${interview}`,
    (get, { interview }) => get(InterviewRepository).change(interview, none),
  ],
  [
    'the active interviews of an application',
    ({ interview }) => `interview where id = ${interview}`,
    (get, { application }) => get(InterviewRepository).changeActive({ applicationId: application }, none),
  ],
  [
    'a conversation',
    ({ conversation }) => `conversation where id = ${conversation}`,
    (get, { conversation }) => get(ConversationRepository).change(conversation, none),
  ],
  [
    'a message',
    ({ message }) => `message where id = ${message}`,
    (get, { message }) => get(MessageRepository).change(message, none),
  ],
  [
    'a payment',
    ({ payment }) => `payment where id = ${payment}`,
    (get, { payment }) => get(Payments).change(payment, none),
  ],
  [
    'an account',
    ({ seeker }) => `user_account where id = ${seeker}`,
    (get, { seeker }) => get(UserRepository).change(seeker, none),
  ],
  [
    'all admins',
    () => `user_account where role = 'admin'`,
    (get, { seeker }) => get(UserRepository).hasOtherAdmin(seeker),
  ],
  [
    'an account whose password was confirmed',
    ({ seeker }) => `user_account where id = ${seeker}`,
    async (get, { seeker }) => {
      const user = await get(UserRepository).byId(seeker);
      if (user) await get(UserRepository).isUnchanged(user);
    },
  ],
  [
    'the last use of an account',
    ({ seeker }) => `account_use where user_id = ${seeker}`,
    (get, { seeker }) => get(UnusedAccounts).lock(seeker),
  ],
  [
    'a company profile',
    ({ employer }) => `employer_profile where user_id = ${employer}`,
    (get, { employer }) => get(EmployerProfileRepository).change(employer, none),
  ],
  [
    'a profile',
    ({ seeker }) => `job_seeker_profile where user_id = ${seeker}`,
    (get, { seeker }) => get(JobSeekerProfileRepository).change(seeker, none),
  ],
  ['a file', () => `uploaded_file where key = 'logos/a-file'`, (get) => get(UploadedFiles).lock(['logos/a-file'])],
  [
    'a draft',
    ({ draft }) => `job_draft where id = ${draft}`,
    (get, { draft, employer }) => get(JobDrafts).lock(employer, draft),
  ],
  [
    'a saved search',
    ({ search }) => `saved_search where id = ${search}`,
    (get, { search, seeker }) => get(SavedSearches).lock(seeker, search),
  ],
  [
    'due saved searches',
    ({ search }) => `saved_search where id = ${search}`,
    (get) => get(Alerts).lockDue(new Date(Date.now() + 60_000), 10),
  ],
  [
    'a running import',
    ({ import: id }) => `listing_import where id = ${id}`,
    (get, { import: id, employer }) => get(Imports).holds({ id, run: 1, userId: employer, apiKeyId: null }),
  ],
  [
    'a webhook whose delivery begins',
    ({ webhook }) => `webhook where id = ${webhook}`,
    (get, { delivery }) => get(WebhookDeliveries).take(delivery),
  ],
  [
    'a company whose team changes',
    ({ employer }) => `user_account where id = ${employer}`,
    (get, { employer }) => get(Teams).change([employer], none),
  ],
  [
    'a suspension that somebody objects to',
    ({ suspension }) => `suspension where id = ${suspension}`,
    async (get, { seeker }) => {
      const token = await get(Objections).token(seeker);
      return get(Objections).add(token ?? '', 'It was not me.', new Date());
    },
  ],
  [
    'an account that is seen for the first time',
    ({ seeker }) => `user_account where id = ${seeker}`,
    async (get, { seeker }) => {
      await get(Database).query('delete from account_use where user_id = $1', [seeker]);
      await get(UnusedAccounts).lock(seeker);
    },
  ],
  [
    'a hotel that is named',
    ({ workplace }) => `workplace where id = ${workplace}`,
    (get, { employer, workplace }) => get(Workplaces).ofCompany(employer, { id: workplace }),
  ],
  [
    'a listing that is viewed',
    ({ job }) => `job where id = ${job}`,
    (get, { job, seeker }) => get(ViewCounter).count(job, { userId: seeker }, '2000-01-01' as UtcDay, 'search'),
  ],
  [
    'a person that companies find',
    ({ seeker }) => `findable_person where user_id = ${seeker}`,
    (get, { seeker }) => get(Candidates).lockShown(seeker),
  ],
  [
    'a person that a company asks',
    ({ seeker }) => `findable_person where user_id = ${seeker}`,
    async (get, { seeker }) => {
      const row = await get(Database).one<{ handle: string }>('select handle from findable_person where user_id = $1', [
        seeker,
      ]);
      await get(Candidates).lock(row.handle);
    },
  ],
  [
    'a request to a person',
    ({ request }) => `contact_request where id = ${request}`,
    (get, { request }) => get(ContactRequests).lock(request),
  ],
  [
    'somebody in a talent pool',
    ({ member }) => `pool_member where id = ${member}`,
    (get, { employer, member }) => get(TalentPools).lock(employer, member, new Date()),
  ],
];

describe('locks of rows', () => {
  let site: ListSite;
  let other: Client;
  let ids: Ids;
  beforeAll(async () => {
    site = await ListSite.start();
    other = new Client({ connectionString: site.server.databaseUrl });
    await other.connect();
    ids = await rowOfEach(site);
  });
  afterAll(async () => {
    await other.end();
    await site.stop();
  });

  const get: Get = (token) => site.server.app.get(token, { strict: false });

  /** Whether another transaction would have to wait for these rows. */
  async function isLocked(rows: string): Promise<boolean> {
    await other.query('begin');
    try {
      const { rowCount } = await other.query(`select from ${rows} for update nowait`);
      if (rowCount === 0) throw new Error(`There is no row: ${rows}`);
      return false;
    } catch (error) {
      if ((error as { code?: string }).code === '55P03') return true;
      throw error;
    } finally {
      await other.query('rollback');
    }
  }

  it.each(LOCKS)('keep others from changing %s until the commit', async (_what, rows, lock) => {
    expect(await isLocked(rows(ids))).toBe(false);
    await get(UnitOfWork).run(async () => {
      await lock(get, ids);
      expect(await isLocked(rows(ids))).toBe(true);
    });
    expect(await isLocked(rows(ids))).toBe(false);
  });

  it('let the second of two changes of a picture know the first, whose file it replaces', async () => {
    const outside = AsyncLocalStorage.snapshot();
    const change = (address: string) => get(Accounts).changeAvatar(ids.seeker, address);
    let second: Promise<string | null> | undefined;
    await get(UnitOfWork).run(async () => {
      await change('first.png');
      second = outside(() => change('second.png'));
      const waiting = `select from pg_stat_activity where wait_event_type = 'Lock' and query ilike '%avatar%'`;
      await eventually(async () => expect((await other.query(waiting)).rowCount).toBe(1));
    });
    expect(await second).toBe('first.png');
  });
});
