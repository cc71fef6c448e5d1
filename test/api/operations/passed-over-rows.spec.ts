import { Client } from 'pg';
import { MessageTemplates } from '#applications/application/ports/message-templates.js';
import { AccountTokens } from '#identity/accounts/application/ports/account-tokens.js';
import { ImportAddresses } from '#integrations/application/ports/import-address.js';
import { InterviewRepository } from '#interviews/application/ports/interview-repository.js';
import { JobDrafts } from '#jobs/application/ports/job-drafts.js';
import { JobRepository } from '#jobs/application/ports/job-repository.js';
import { MessageRepository } from '#messaging/application/ports/message-repository.js';
import { ContactRequests } from '#candidates/application/ports/contact-requests.js';
import { JobTemplates } from '#jobs/application/ports/job-templates.js';
import { Workplaces } from '#jobs/application/ports/workplaces.js';
import { TalentPools } from '#talent-pool/application/ports/talent-pools.js';
import { Database } from '#platform/postgres/database.js';
import { Alerts } from '#saved-searches/application/ports/alerts.js';
import { SavedSearches } from '#saved-searches/application/ports/saved-searches.js';
import { UnitOfWork } from '#shared/application/unit-of-work.js';
import { ListSite } from '../../support/lists/list-site.js';
import { rowOfEach, type Ids } from '../../support/rows/row-of-each.js';

type Token<T> = abstract new (...args: never[]) => T;
type Get = <T>(token: Token<T>) => T;

const LONG_AGO = new Date('2001-01-01T00:00:00Z');

/** What is done with rows that nobody else has locked: the rows, and how many of them it found. */
const PASSED_OVER: readonly (readonly [string, (ids: Ids) => string, (get: Get, ids: Ids) => Promise<number>])[] = [
  [
    'a message to deliver',
    ({ message }) => `message where id = ${message}`,
    async (get, { seeker, conversation }) =>
      (await get(MessageRepository).deliver(seeker, { conversationId: conversation })).length,
  ],
  [
    // Before its listing goes.
    'an old request to a person',
    ({ request }) => `contact_request where id = ${request}`,
    (get) => get(ContactRequests).deleteBefore(LONG_AGO, 10),
  ],
  [
    'an archived listing to delete',
    ({ job }) => `job where id = ${job}`,
    (get) => get(JobRepository).deleteArchivedBefore(LONG_AGO, 10),
  ],
  [
    'a due saved search',
    ({ search }) => `saved_search where id = ${search}`,
    async (get) => (await get(Alerts).lockDue(new Date(Date.now() + 60_000), 10)).length,
  ],
  [
    'a due address of a feed',
    ({ employer }) => `import_address where user_id = ${employer}`,
    async (get) => ((await get(ImportAddresses).nextDue()) ? 1 : 0),
  ],
  [
    'an outdated link',
    () => `account_token where token_hash = 'outdated'`,
    async (get, { seeker }) => {
      await get(AccountTokens).issue({ userId: seeker, purpose: 'password_reset', email: 'sam@wayfare.test' });
      return (await get(Database).exists(`select from account_token where token_hash = 'outdated'`)) ? 0 : 1;
    },
  ],
  [
    'somebody in a talent pool whose consent has ended',
    ({ member }) => `pool_member where id = ${member}`,
    (get) => get(TalentPools).deleteExpired(new Date('2090-01-01'), 10),
  ],
];

/** What only one transaction at a time may do, and how it begins. */
const ONE_AT_A_TIME: readonly (readonly [string, keyof Ids, (get: Get, ids: Ids) => Promise<unknown>])[] = [
  ['job templates', 'employer', (get, { employer }) => get(JobTemplates).lockAll(employer)],
  ['workplaces', 'employer', (get, { employer }) => get(Workplaces).countLocked(employer)],
  ['job drafts', 'employer', (get, { employer }) => get(JobDrafts).lockAll(employer)],
  ['message templates', 'employer', (get, { employer }) => get(MessageTemplates).lockAll(employer)],
  ['saved searches', 'seeker', (get, { seeker }) => get(SavedSearches).lockAll(seeker)],
  ['calendar', 'employer', (get, { employer }) => get(InterviewRepository).isFree(employer, LONG_AGO, LONG_AGO)],
];

describe('rows that others have locked', () => {
  let site: ListSite;
  let other: Client;
  let ids: Ids;
  beforeAll(async () => {
    site = await ListSite.start();
    other = new Client({ connectionString: site.server.databaseUrl });
    await other.connect();
    ids = await rowOfEach(site);
    await other.query(`update job set archived_at = '2000-01-01', archived_by = 'employer' where id = ${ids.job}`);
    await other.query(`
      insert into import_address (user_id, url, due_at, set_at)
      values (${ids.employer}, 'https://ats.test/jobs.xml', now() - interval '1 hour', now())`);
    await other.query(`
      insert into account_token (token_hash, user_id, purpose, email, expires_at)
      values ('outdated', ${ids.seeker}, 'email_undo', 'old@wayfare.test', '2000-01-01')`);
  });
  afterAll(async () => {
    await other.end();
    await site.stop();
  });

  const get: Get = (token) => site.server.app.get(token, { strict: false });
  const inTransaction = (work: () => Promise<number>): Promise<number> =>
    get(UnitOfWork).run(async () => {
      await get(Database).query(`set local lock_timeout = '5s'`);
      return work();
    });

  it.each(PASSED_OVER)('are passed over: %s', async (_what, rows, find) => {
    await other.query('begin');
    const { rowCount } = await other.query(`select from ${rows(ids)} for update`);
    expect(rowCount).toBe(1);
    try {
      expect(await inTransaction(() => find(get, ids))).toBe(0);
    } finally {
      await other.query('rollback');
    }
    expect(await inTransaction(() => find(get, ids))).toBe(1);
  });

  it.each(ONE_AT_A_TIME)('wait for others with the same %s, and for no one else', async (name, owner, lock) => {
    const isFree = async (id: number): Promise<boolean> => {
      const taken = 'select pg_try_advisory_lock(hashtext($1), $2) as free, pg_advisory_unlock(hashtext($1), $2)';
      return ((await other.query<{ free: boolean }>(taken, [name, id])).rows[0] ?? { free: false }).free;
    };
    await get(UnitOfWork).run(async () => {
      await lock(get, ids);
      expect([await isFree(ids[owner]), await isFree(ids[owner] + 1)]).toEqual([false, true]);
    });
    expect(await isFree(ids[owner])).toBe(true);
  });
});
