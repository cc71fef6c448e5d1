import { aJobForm } from '../../support/mothers/job-mother.js';
import { openListing, pendingListing } from '../../support/mothers/open-listing.js';
import { memberOf } from '../../support/mothers/team.js';
import type { ApiClient } from '../../support/server/api-client.js';
import { peopleForTests } from '../../support/server/people.js';
import { startTestServer } from '../../support/server/test-server.js';

type Hinted = { id: number; version: number; risk: number; sameText: number | null; hints: { rule: string }[] };
type Outcome = { restricted: number[]; skipped: { id: number; message: string }[] };
type Job = { id: number; version: number; isRejected: boolean; isArchived: boolean; decision: { text: string } | null };

const FRAUD =
  'Selected candidates must pay a refundable visa processing fee of $250 before joining the vessel, and send the receipt.';
const WHY = { reason: 'scam', text: 'Applicants must never pay a deposit.' };

describe('a wave of fraudulent listings', () => {
  const people = peopleForTests(startTestServer);

  const post = (employer: ApiClient, extra = '') =>
    pendingListing(employer, { ...aJobForm(), description: `${FRAUD} ${extra}` });
  const queue = async () => (await people.admin.get<Hinted[]>('/api/admin/pending-jobs/hints')).body;
  const job = async (id: number) => (await people.admin.get<Job>(`/api/jobs/${id}`)).body;
  const restrict = (outcome: string, listings: object[], why: object = WHY) =>
    people.admin.put<Outcome>('/api/admin/listings/restrict', { listings, outcome, ...why });
  const shutDown = ({ user: { id } }: ApiClient, why: object = WHY) =>
    people.admin.put<Outcome>(`/api/admin/companies/${id}/shut-down`, why);

  it('is in the queue with hints, risks and the listings of the same text', async () => {
    const [one, other] = [await people.server.employer(), await people.server.employer()];
    const fraud = [await post(one, 'Call Ann.'), await post(other, 'Call Bob.')];
    const genuine = await pendingListing(one);
    const found = await queue();
    const of = (id = 0) => found.find((listing) => listing.id === id);
    for (const id of fraud) {
      expect(of(id)?.sameText).toBe(fraud[0]);
      expect(of(id)?.hints.map(({ rule }) => rule)).toContain('fees');
      expect(of(id)?.risk).toBeGreaterThan(of(genuine)?.risk ?? 0);
    }
    expect(of(genuine)?.sameText).toBeNull();
  });

  it('is rejected or archived together with one explanation, except what has changed since', async () => {
    const employer = await people.server.employer();
    const ids = [await post(employer), await post(employer), await post(employer)];
    const seen = (await queue()).filter(({ id }) => ids.includes(id)).map(({ id, version }) => ({ id, version }));
    expect((await employer.put(`/api/jobs/${ids[1]}`, { title: 'Another Night Porter' })).status).toBe(200);
    const { body } = await restrict('rejected', seen);
    expect(body.restricted).toEqual([ids[0], ids[2]]);
    expect(body.skipped).toMatchObject([{ id: ids[1], message: expect.any(String) }]);
    expect(await job(ids[0] ?? 0)).toMatchObject({ isRejected: true, decision: { text: WHY.text } });
    const explanations = (await people.admin.get<object[]>('/api/admin/explanations')).body;
    expect(explanations.filter((one) => JSON.stringify(one) === JSON.stringify(WHY))).toHaveLength(1);
    const open = await openListing(employer, people.admin);
    const { version } = await job(open);
    const stale = seen.filter(({ id }) => id === ids[1]);
    const archived = (await restrict('archived', [{ id: open, version }, ...stale])).body;
    expect(archived).toEqual({ restricted: [open], skipped: body.skipped });
    expect(await job(ids[1] ?? 0)).toMatchObject({ isArchived: false });
    expect(await job(open)).toMatchObject({ isArchived: true, decision: { text: WHY.text } });
  });

  it('ends with the account: everything that waits is rejected, and the rest is hidden', async () => {
    const employer = await people.server.employer();
    const open = await openListing(employer, people.admin);
    const ids = [await post(employer), await post(employer)];
    expect((await shutDown(employer)).body).toEqual({ restricted: ids, skipped: [] });
    expect(await Promise.all(ids.map(job))).toMatchObject(ids.map((id) => ({ id, isRejected: true })));
    expect((await people.server.visitor().get(`/api/jobs/${open}`)).status).toBe(404);
    const { username } = employer.user;
    const refused = await people.server
      .visitor()
      .post<{ message: string }>('/api/login', { username, password: 'correct horse' });
    expect(refused.body.message).toContain(WHY.text);
  });

  it('ends with the accounts of all members, also without the one who founded the company', async () => {
    const { server, admin } = people;
    const founder = await server.employer();
    const members = [await memberOf(server, founder, 'owner'), await memberOf(server, founder, 'reviewer')];
    const [owner] = members as [ApiClient];
    const open = await openListing(founder, admin);
    const gone = await founder.request('DELETE', '/api/account', { body: { password: 'correct horse' } });
    expect(gone.status).toBe(204);
    const waiting = await post(owner);
    expect(await shutDown(founder)).toMatchObject({ status: 200, body: { restricted: [waiting], skipped: [] } });
    for (const { user } of members) {
      const { body } = await admin.get<{ suspendedAt: string | null }>(`/api/admin/users/${user.id}`);
      expect(body.suspendedAt).not.toBeNull();
    }
    expect((await server.visitor().get(`/api/jobs/${open}`)).status).toBe(404);
  });

  it('leaves the queue while its account is suspended', async () => {
    const [employer, other] = [await people.server.employer(), await people.server.employer()];
    const [hidden, shown] = [await post(employer), await post(other)];
    const waiting = async () => (await queue()).map(({ id }) => id).filter((id) => id === hidden || id === shown);
    const suspend = (suspended: boolean) =>
      people.admin.put(`/api/users/${employer.user.id}/suspension`, { suspended, reason: 'Asks applicants for fees.' });
    expect(await waiting()).toEqual([hidden, shown]);
    expect((await suspend(true)).status).toBe(204);
    expect(await waiting()).toEqual([shown]);
    expect((await suspend(false)).status).toBe(204);
    expect(await waiting()).toEqual([hidden, shown]);
  });

  it('offers earlier explanations, each once, the last one used first', async () => {
    const texts = ['Never ask for a deposit.', 'Never ask for a passport.', 'Never ask for a deposit.'];
    for (const text of texts) {
      const id = await post(people.employer);
      const { version } = await job(id);
      expect((await restrict('rejected', [{ id, version }], { ...WHY, text })).body.restricted).toEqual([id]);
    }
    const { body } = await people.admin.get<{ text: string }[]>('/api/admin/explanations');
    expect(body.map(({ text }) => text).filter((text) => texts.includes(text))).toEqual(texts.slice(0, 2));
  });

  it('is restricted only for a reason and with an explanation, and nothing is done otherwise', async () => {
    const employer = await people.server.employer();
    const id = await post(employer);
    for (const why of [
      { ...WHY, reason: 'nonsense' },
      { ...WHY, text: '' },
    ])
      expect((await restrict('rejected', [{ id, version: 1 }], why)).status).toBe(400);
    for (const why of [
      { ...WHY, reason: 'nonsense' },
      { ...WHY, text: 'Too short' },
    ])
      expect((await shutDown(employer, why)).status).toBe(400);
    expect((await restrict('rejected', [])).status).toBe(400);
    expect((await restrict('approved', [{ id, version: 1 }])).status).toBe(400);
    expect(await job(id)).toMatchObject({ isRejected: false });
    expect((await employer.get('/api/user')).status).toBe(200);
  });
});
