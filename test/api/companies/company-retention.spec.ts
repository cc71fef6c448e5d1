import { PurgeEndedApplications, PurgeRejectedApplications } from '#applications';
import { SqlApplicationRetention } from '#applications/adapters/persistence/sql-application-retention.js';
import type { Settings } from '#platform/config/settings.js';
import { Database } from '#platform/postgres/database.js';
import { openListing } from '../../support/mothers/open-listing.js';
import { memberOf } from '../../support/mothers/team.js';
import type { ApiClient } from '../../support/server/api-client.js';
import { peopleForTests } from '../../support/server/people.js';

const RETENTION = '/api/company/retention';

describe('how long a company keeps applications', () => {
  const people = peopleForTests();
  const database = () => people.server.app.get(Database);
  const kept = async (company: ApiClient) =>
    (await people.seeker.get(`/api/companies/${company.user.id}/kept-applications`)).body;
  const remaining = async (...ids: number[]) =>
    (
      await database().query<{ id: number }>('select id from application where id = any($1::int[]) order by id', [ids])
    ).map(({ id }) => id);
  const retention = (siteDays: number) =>
    new SqlApplicationRetention(database(), {
      retention: { rejectedApplicationsDays: siteDays } as Settings['retention'],
    });

  async function applied(employer: ApiClient, rejectedDaysAgo?: number): Promise<{ id: number; jobId: number }> {
    const jobId = await openListing(employer, people.admin);
    const { id } = (await (await people.server.jobSeeker()).post<{ id: number }>('/api/applications', { jobId })).body;
    if (rejectedDaysAgo !== undefined) {
      await employer.put(`/api/applications/${id}/status`, { status: 'rejected' });
      await database().query(
        `update application_event set occurred_at = now() - $2 * interval '1 day'
         where application_id = $1 and status = 'rejected'`,
        [id, rejectedDaysAgo],
      );
    }
    return { id, jobId };
  }

  it('is chosen by an owner, within limits, recorded, and told to those who apply', async () => {
    const { employer, server } = people;
    const limits = { shortestDays: 7, longestRejectedDays: 730, longestEndedDays: 730, siteDays: null };
    const nothing = { rejectedDays: null, endedDays: null };
    expect((await employer.get(RETENTION)).body).toEqual({ ...nothing, ...limits });
    expect(await kept(employer)).toEqual(nothing);
    const chosen = { rejectedDays: 90, endedDays: 180 };
    expect(await employer.put(RETENTION, chosen)).toMatchObject({ status: 200, body: { ...chosen, ...limits } });
    expect(await kept(employer)).toEqual(chosen);
    const [entry] = await database().query(
      `select actor_id as "actorId", details from audit_entry
       where action = 'company.retention-changed' and subject_id = $1::int::text`,
      [employer.user.id],
    );
    expect(entry).toEqual({ actorId: employer.user.id, details: { rejected: 90, ended: 180 } });
    for (const invalid of [{ rejectedDays: 6 }, { endedDays: 731 }, { rejectedDays: 'a' }, { endedDays: undefined }]) {
      expect([invalid, (await employer.put(RETENTION, { ...chosen, ...invalid })).status]).toEqual([invalid, 400]);
    }
    const recruiter = await memberOf(server, employer, 'recruiter');
    expect((await recruiter.put(RETENTION, nothing)).status).toBe(403);
    expect((await recruiter.get(RETENTION)).body).toMatchObject(chosen);
  });

  it('is followed by the nightly run, for the own rejected applications only', async () => {
    const [strict, other] = [people.employer, await people.server.employer()];
    await strict.put(RETENTION, { rejectedDays: 30, endedDays: null });
    const [gone, recent, open, elsewhere] = [
      await applied(strict, 31),
      await applied(strict, 29),
      await applied(strict),
      await applied(other, 31),
    ];
    const ids = [gone, recent, open, elsewhere].map(({ id }) => id);
    const purge = people.server.app.get(PurgeRejectedApplications);
    expect(await purge.due()).toEqual({ count: 1, oldest: expect.any(Date) });
    expect(await purge.execute()).toEqual({ deleted: { applications: 1 } });
    expect(await remaining(...ids)).toEqual(ids.slice(1));
    expect(await purge.due()).toEqual({ count: 0, oldest: null });
    // A stricter site comes first, also for those who chose nothing.
    expect(await new PurgeRejectedApplications(retention(20)).due()).toMatchObject({ count: 2 });
    await strict.put(RETENTION, { rejectedDays: 40, endedDays: null });
    expect(await new PurgeRejectedApplications(retention(30)).due()).toMatchObject({ count: 1 });
  });

  it('counts and deletes in batches', async () => {
    const { employer } = people;
    await employer.put(RETENTION, { rejectedDays: 30, endedDays: null });
    const ids = [await applied(employer, 31), await applied(employer, 32), await applied(employer, 3)].map(
      ({ id }) => id,
    );
    const [first = 0, second = 0, third = 0] = ids;
    const rule = retention(0);
    expect(await rule.due('rejected', first - 1, 2)).toMatchObject({ count: 2, last: second });
    expect(await rule.due('rejected', second, 2)).toMatchObject({ count: 0, last: third });
    expect(await rule.deleteDue('rejected', first, 1)).toEqual({ deleted: 1, last: second });
    expect(await remaining(...ids)).toEqual([first, third]);
  });

  it('begins when a listing closes or is archived, and not while it is open again', async () => {
    const { employer } = people;
    await employer.put(RETENTION, { rejectedDays: null, endedDays: 30 });
    const listings = [
      await applied(employer),
      await applied(employer),
      await applied(employer),
      await applied(employer),
    ];
    const [closed, archived, open, recent] = listings.map(({ jobId }) => jobId);
    const ago = (column: string, days: number, jobId?: number) =>
      database().query(`update job set ${column} = now() - $1 * interval '1 day' where id = $2`, [days, jobId]);
    await ago('closes_at', 31, closed);
    await employer.put(`/api/jobs/${archived}/archive`, { archive: true });
    await ago('archived_at', 31, archived);
    await ago('closes_at', -1, open);
    await ago('closes_at', 29, recent);
    const purge = people.server.app.get(PurgeEndedApplications);
    expect(await purge.due()).toEqual({ count: 2, oldest: expect.any(Date) });
    expect(await purge.execute()).toEqual({ deleted: { applications: 2 } });
    expect(await remaining(...listings.map(({ id }) => id))).toEqual(listings.slice(2).map(({ id }) => id));
  });
});
