import { aJobForm } from '../../support/mothers/job-mother.js';
import { openListing, pendingListing } from '../../support/mothers/open-listing.js';
import type { ApiClient } from '../../support/server/api-client.js';
import { peopleForTests } from '../../support/server/people.js';
import { startTestServer } from '../../support/server/test-server.js';
import { Database } from '#platform/postgres/database.js';

type Job = { id: number; version: number; isApproved: boolean; isTrusted: boolean; wasApproved: boolean };
type Outcome = { approved: number[]; skipped: { id: number; reason: string; message: string }[] };

describe('bulk approval', () => {
  const people = peopleForTests(startTestServer);

  const verified = async (): Promise<ApiClient> => {
    const employer = await people.server.employer();
    const path = `/api/admin/companies/${employer.user.id}/verify`;
    expect((await people.admin.put(path, { note: 'Called the hotel.' })).status).toBe(204);
    return employer;
  };
  const seen = async (id: number): Promise<{ id: number; version: number }> => {
    const { version } = (await people.admin.get<Job>(`/api/jobs/${id}`)).body;
    return { id, version };
  };
  const edit = async (employer: ApiClient, id: number, changes: object) =>
    expect((await employer.put(`/api/jobs/${id}`, changes)).status).toBe(200);
  /** A listing that was approved, edited and is pending again. */
  const resubmitted = async (employer: ApiClient): Promise<number> => {
    const id = await openListing(employer, people.admin);
    await edit(employer, id, { title: 'Night Porter with Keys' });
    return id;
  };
  const approve = (...listings: { id: number; version: number }[]) =>
    people.admin.put<Outcome>('/api/admin/pending-jobs/approve', { listings });
  const isApproved = async (id: number) => (await people.admin.get<Job>(`/api/jobs/${id}`)).body.isApproved;

  it('publishes resubmitted listings of verified employers, with an audit entry for each', async () => {
    const employer = await verified();
    const ids = [await resubmitted(employer), await resubmitted(employer)];
    const queue = (await people.admin.get<Job[]>('/api/admin/pending-jobs')).body;
    expect(queue.filter(({ id }) => ids.includes(id))).toMatchObject([
      { isTrusted: true, wasApproved: true },
      { isTrusted: true, wasApproved: true },
    ]);
    const { body } = await approve(...(await Promise.all(ids.map(seen))));
    expect(body).toEqual({ approved: ids, skipped: [] });
    expect(await Promise.all(ids.map(isApproved))).toEqual([true, true]);
    const entries = await people.server.app.get(Database).query<{ id: string }>(
      `select subject_id as id from audit_entry
       where action = 'listing.approved' and actor_id = $1 and subject_id = any($2::text[])`,
      [people.admin.user.id, ids.map(String)],
    );
    // Each was approved once before.
    expect(entries).toHaveLength(4);
  });

  it('grants premium that was requested later', async () => {
    const employer = await verified();
    const id = await openListing(employer, people.admin);
    await edit(employer, id, { isPremium: true });
    expect((await approve(await seen(id))).body.approved).toEqual([id]);
    expect((await people.admin.get(`/api/jobs/${id}`)).body).toMatchObject({ isPremium: true });
  });

  it('skips listings that need individual review, and gives the reasons', async () => {
    const employer = await verified();
    const changed = await seen(await resubmitted(employer));
    await edit(employer, changed.id, { title: 'Something Else' });
    const fresh = await seen(await pendingListing(employer));
    const foreign = await openListing(employer, people.admin, aJobForm({ company: 'Hilton' }));
    await edit(employer, foreign, { title: 'Something Else' });
    const unverified = await resubmitted(await people.server.employer());
    const open = await openListing(employer, people.admin);
    const good = await resubmitted(employer);
    const { body } = await approve(
      changed,
      fresh,
      await seen(foreign),
      await seen(unverified),
      await seen(open),
      { id: 2 ** 31 - 1, version: 1 },
      await seen(good),
    );
    expect(body.approved).toEqual([good]);
    expect(body.skipped.map(({ id, reason }) => [id, reason])).toEqual([
      [changed.id, 'changed'],
      [fresh.id, 'new'],
      [foreign, 'unverified'],
      [unverified, 'unverified'],
      [open, 'decided'],
      [2 ** 31 - 1, 'missing'],
    ]);
    expect(body.skipped.every(({ message }) => message.length > 10)).toBe(true);
    expect(await Promise.all([changed.id, fresh.id, foreign, unverified].map(isApproved))).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });

  it('skips listings of employers who are suspended or no longer verified', async () => {
    const [suspended, withdrawn] = [await verified(), await verified()];
    const listings = [await seen(await resubmitted(suspended)), await seen(await resubmitted(withdrawn))];
    const reason = 'Asks applicants for fees.';
    await people.admin.put(`/api/users/${suspended.user.id}/suspension`, { suspended: true, reason });
    await people.admin.put(`/api/admin/companies/${withdrawn.user.id}/withdraw-verification`, { reason });
    expect((await approve(...listings)).body).toMatchObject({
      approved: [],
      skipped: [{ reason: 'unverified' }, { reason: 'unverified' }],
    });
  });

  it.each([
    {},
    { listings: [] },
    { listings: 'all' },
    { listings: [7] },
    { listings: [{ id: 1 }] },
    { listings: [{ id: 0, version: 1 }] },
    { listings: [{ id: 1, version: '1' }] },
    { listings: Array.from({ length: 101 }, (_, index) => ({ id: index + 1, version: 1 })) },
  ])('rejects %j', async (body) => {
    expect((await people.admin.put('/api/admin/pending-jobs/approve', body)).status).toBe(400);
  });
});
