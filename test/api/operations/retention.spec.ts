import { PurgeAuditLog } from '#administration';
import { PurgeRejectedApplications } from '#applications';
import { SqlApplicationRetention } from '#applications/adapters/persistence/sql-application-retention.js';
import { PurgeUnusedAccounts, UnusedAccountWarnings, WarnUnusedAccounts } from '#identity';
import { Erasures } from '#identity/leaving/application/deletion/erasures.js';
import { readSettings, type Settings } from '#platform/config/settings.js';
import { Database } from '#platform/postgres/database.js';
import { eventually } from '../../support/eventually.js';
import { openListing } from '../../support/mothers/open-listing.js';
import type { ApiClient } from '../../support/server/api-client.js';
import { later } from '../../support/shifted-clock.js';
import { startMailedServer, type MailedServer } from '../../support/server/mailed-server.js';
import { lockWaits } from '../../support/database/lock-waits.js';

const DAY = 24 * 60 * 60 * 1000;
const YEAR = 366 * DAY;
const REFUSED = 'gone@home.test';
const WARNING = 'Your Wayfare account will be deleted';

describe('retention', () => {
  let site: MailedServer;
  let admin: ApiClient;
  beforeAll(async () => {
    site = await startMailedServer((address) => address === REFUSED, {
      RETENTION_REJECTED_APPLICATIONS_DAYS: '180',
      RETENTION_UNUSED_ACCOUNTS_MONTHS: '24',
      RETENTION_AUDIT_LOG_YEARS: '5',
    });
    admin = await site.server.admin();
  });
  afterAll(() => site.stop());

  const count = async (sql: string, ...values: unknown[]) =>
    (await site.database.query<{ n: number }>(`select count(*)::int as n from ${sql}`, values)).rows[0]?.n;
  const isKept = async ({ user }: ApiClient) =>
    (await count('user_account where id = $1 and deleted_at is null', user.id)) === 1;

  describe('of rejected applications', () => {
    const purge = () => site.server.app.get(PurgeRejectedApplications);

    /** Creates an application that got each status the given number of days ago; returns its id. */
    async function applicationWith(...steps: readonly (readonly [status: string, daysAgo: number])[]): Promise<number> {
      const [employer, seeker] = [await site.server.employer(), await site.server.jobSeeker()];
      const jobId = await openListing(employer, admin);
      const { body } = await seeker.post<{ id: number }>('/api/applications', { jobId });
      await site.database.query(`update application set applied_at = now() - interval '2 years' where id = $1`, [
        body.id,
      ]);
      for (const [status, daysAgo] of steps) {
        await employer.put(`/api/applications/${body.id}/status`, { status });
        await site.database.query(
          `update application_event set occurred_at = now() - $2 * interval '1 day'
           where id = (select max(id) from application_event where application_id = $1)`,
          [body.id, daysAgo],
        );
      }
      return body.id;
    }

    it('deletes only those rejected longer ago than the configured days', async () => {
      const gone = await applicationWith(['rejected', 181]);
      const kept = [
        await applicationWith(['rejected', 179]),
        await applicationWith(['rejected', 400], ['reviewed', 300], ['rejected', 10]),
        await applicationWith(['rejected', 400], ['shortlisted', 300]),
        await applicationWith(),
      ];
      expect(await purge().due()).toEqual({ count: 1, oldest: expect.any(Date) });
      await purge().execute();
      expect(await count('application where id = $1', gone)).toBe(0);
      expect(await count('application where id = any($1)', kept)).toBe(kept.length);
      expect(await purge().due()).toEqual({ count: 0, oldest: null });
    });

    it('deletes none if they are kept forever', async () => {
      const kept = await applicationWith(['rejected', 4_000]);
      const retention = { rejectedApplicationsDays: 0 } as Settings['retention'];
      const forever = new PurgeRejectedApplications(
        new SqlApplicationRetention(site.server.app.get(Database), { retention }),
      );
      await forever.execute();
      expect([await count('application where id = $1', kept), await forever.due()]).toEqual([
        1,
        { count: 0, oldest: null },
      ]);
      await site.database.query('delete from application where id = $1', [kept]);
    });

    it('counts from the upgrade if the time of the rejection is unknown', async () => {
      const id = await applicationWith(['rejected', 400]);
      await site.database.query(`delete from application_event where application_id = $1 and step = 'status'`, [id]);
      expect(await purge().due()).toEqual({ count: 0, oldest: null });
    });
  });

  describe('of unused accounts', () => {
    const warn = () => site.server.app.get(WarnUnusedAccounts);
    const warnings = () => site.server.app.get(UnusedAccountWarnings);
    const purge = () => site.server.app.get(PurgeUnusedAccounts);
    const unusedFor = (months: number, { user }: ApiClient) =>
      site.database.query(`update account_use set used_at = now() - $2 * interval '1 month' where user_id = $1`, [
        user.id,
        months,
      ]);
    const warnedAgo = (days: number, { user }: ApiClient) =>
      site.database.query(`update account_use set warned_at = now() - $2 * interval '1 day' where user_id = $1`, [
        user.id,
        days,
      ]);
    const wasWarned = ({ user }: ApiClient) =>
      count('account_use where user_id = $1 and warned_at is not null', user.id);

    it('warns the owner once, and deletes the account 30 days later', async () => {
      const email = 'long-away@home.test';
      const person = await site.server.jobSeeker({ email });
      await unusedFor(25, person);
      expect(await warn().due()).toEqual({ count: 1, oldest: expect.any(Date) });
      await warn().execute();
      const [mail] = await site.catcher.sentTo(email);
      expect(mail?.headers.get('subject')).toBe(WARNING);
      expect(mail?.headers.has('list-unsubscribe')).toBe(false);
      expect(mail?.body).toContain('In 30 days it will be deleted');
      await eventually(async () => expect(await wasWarned(person)).toBe(1));
      await warn().execute();
      await purge().execute();
      expect(await isKept(person)).toBe(true);
      await warnedAgo(31, person);
      expect(await purge().due()).toEqual({ count: 1, oldest: expect.any(Date) });
      await purge().execute();
      expect(await isKept(person)).toBe(false);
      const subjects = (await site.catcher.sentTo(email, 2)).map(({ headers }) => headers.get('subject'));
      expect(subjects).toEqual([WARNING, 'Your Wayfare account was deleted']);
    });

    it('is stopped by signing in, before or after the warning', async () => {
      const person = await site.server.jobSeeker();
      await unusedFor(25, person);
      expect(await warnings().find(person.user.id)).toMatchObject({ noticeDays: 30 });
      await warnedAgo(31, person);
      const { status } = await site.server
        .visitor()
        .post('/api/login', { username: person.user.username, password: 'correct horse' });
      expect(status).toBe(200);
      expect(await wasWarned(person)).toBe(0);
      expect(await warnings().find(person.user.id)).toBeUndefined();
      await purge().execute();
      expect(await isKept(person)).toBe(true);
    });

    it('keeps an account during a simultaneous sign-in', async () => {
      const person = await site.server.jobSeeker();
      await unusedFor(25, person);
      await warnedAgo(31, person);
      await site.database.query('begin');
      await site.database.query(
        `insert into session (sid, sess, expire)
         values ('another', json_build_object('passport', json_build_object('user', $1::int)), now() + interval '1 day')`,
        [person.user.id],
      );
      const purged = purge().execute();
      await eventually(async () => expect(await lockWaits(site.database)).toBe(1));
      await site.database.query('commit');
      await purged;
      expect(await isKept(person)).toBe(true);
      expect(await count('session where user_id = $1', person.user.id)).toBe(2);
      // Or a restored backup would delete it.
      const recorded: number[] = [];
      for await (const { userId } of site.server.app.get(Erasures).all()) recorded.push(userId);
      expect(recorded).not.toContain(person.user.id);
    });

    it('warns again if the last warning is too old', async () => {
      const person = await site.server.jobSeeker();
      await unusedFor(40, person);
      await warnedAgo(61, person);
      await purge().execute();
      expect(await isKept(person)).toBe(true);
      expect(await warnings().find(person.user.id)).toBeDefined();
      await warnedAgo(0, person);
    });

    it('counts users whose address rejects mail as warned', async () => {
      const person = await site.server.jobSeeker({ email: REFUSED });
      // It rejected the mail that follows the registration.
      await eventually(async () => expect(await count('refused_address where address_key = $1', REFUSED)).toBe(1));
      await site.database.query(`update refused_address set refused_at = now() - interval '2 days'`);
      await unusedFor(25, person);
      await warn().execute();
      await eventually(async () => expect(await wasWarned(person)).toBe(1));
    });

    it('never applies to suspended users, who cannot sign in', async () => {
      const person = await site.server.jobSeeker();
      await unusedFor(100, person);
      expect(await warnings().find(person.user.id)).toBeDefined();
      await site.database.query('update user_account set suspended_at = now() where id = $1', [person.user.id]);
      expect(await warnings().find(person.user.id)).toBeUndefined();
      await warnedAgo(31, person);
      await purge().execute();
      expect(await isKept(person)).toBe(true);
    });

    it('never applies to admins, or to members of companies with open or pending listings', async () => {
      const employer = await site.server.employer();
      const jobId = await openListing(employer, admin);
      const member = await site.server.employer();
      await site.database.query('update company_member set company_id = $1 where user_id = $2', [
        employer.user.id,
        member.user.id,
      ]);
      for (const person of [admin, employer, member]) {
        await unusedFor(100, person);
        expect(await warnings().find(person.user.id)).toBeUndefined();
        await warnedAgo(31, person);
      }
      await purge().execute();
      for (const person of [admin, employer, member]) expect(await isKept(person)).toBe(true);
      await employer.put(`/api/jobs/${jobId}/archive`, { archive: true });
      await warnedAgo(61, employer);
      expect(await warnings().find(employer.user.id)).toBeDefined();
    });
  });

  it('of the audit log deletes entries after the configured years, and records it', async () => {
    const { app } = site.server;
    const { rows } = await site.database.query<{ at: Date }>('select min(occurred_at) as at from audit_entry');
    const oldest = rows[0]?.at ?? new Date();
    const trimmed = `audit_entry where action = 'audit.trimmed' and actor_kind = 'system'`;
    expect(await app.get(PurgeAuditLog).due()).toEqual({ count: 0, oldest: null });
    await later(site.server, oldest.getTime() + 5 * YEAR - 10 * DAY - Date.now(), () =>
      app.get(PurgeAuditLog).execute(),
    );
    expect([await count('audit_entry where occurred_at = $1', oldest), await count(trimmed)]).toEqual([1, 0]);
    await later(site.server, oldest.getTime() + 5 * YEAR - Date.now(), async () => {
      expect(await app.get(PurgeAuditLog).due()).toEqual({ count: expect.any(Number), oldest });
      await app.get(PurgeAuditLog).execute();
    });
    expect(await count('audit_entry where occurred_at = $1', oldest)).toBe(0);
    expect(await count(trimmed)).toBe(1);
  });

  it('is off by default, and requires mail for warnings', () => {
    expect(readSettings({}).retention).toEqual({
      rejectedApplicationsDays: 0,
      unusedAccountsMonths: 0,
      auditLogYears: 0,
    });
    expect(() => readSettings({ RETENTION_UNUSED_ACCOUNTS_MONTHS: '24' })).toThrow('needs SMTP_URL');
  });
});
