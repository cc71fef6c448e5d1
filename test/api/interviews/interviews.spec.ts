import ICAL from 'ical.js';
import { InterviewReadModel } from '#interviews';
import { daysAhead, offer, someTerms, type InterviewAnswer } from '../../support/mothers/interviews.js';
import { openListing } from '../../support/mothers/open-listing.js';
import type { ApiClient } from '../../support/server/api-client.js';
import { peopleForTests } from '../../support/server/people.js';

describe('interviews', () => {
  const people = peopleForTests();

  const apply = async (seeker = people.seeker, listing?: number): Promise<number> => {
    const jobId = listing ?? (await openListing(people.employer, people.admin));
    return (await seeker.post<{ id: number }>('/api/applications', { jobId })).body.id;
  };
  const take = (id: number, startsAt: string, client = people.seeker, version?: number) =>
    client.put<InterviewAnswer>(
      `/api/interviews/${id}/slot`,
      { startsAt, timeZone: 'America/New_York' },
      version === undefined ? {} : { 'If-Match': `"${version}"` },
    );
  const cancel = (client: ApiClient, id: number, headers: Record<string, string> = {}) =>
    client.post<InterviewAnswer>(`/api/interviews/${id}/cancel`, undefined, headers);
  const upcoming = async (client: ApiClient) => (await client.get<InterviewAnswer[]>('/api/interviews')).body;
  const first = async (client: ApiClient, application: number) =>
    (await client.get<InterviewAnswer[]>(`/api/applications/${application}/interviews`)).body[0];

  it('are offered, taken and canceled, with each step visible to both sides', async () => {
    const application = await apply();
    const offered = await offer(people.employer, application);
    expect(offered).toMatchObject({
      state: 'offered',
      place: 'Main entrance',
      slots: [
        { startsAt: daysAhead(3), isFree: true },
        { startsAt: daysAhead(4), isFree: true },
      ],
    });
    expect(await upcoming(people.seeker)).toEqual([offered]);
    expect((await people.seeker.get(`/api/interviews/${offered.id}/calendar`)).status).toBe(404);

    expect((await take(offered.id, daysAhead(4), people.seeker, offered.version - 1)).status).toBe(412);
    expect(await take(offered.id, daysAhead(4))).toMatchObject({
      status: 200,
      body: {
        state: 'scheduled',
        startsAt: daysAhead(4),
        endsAt: daysAhead(4).replace('10:00', '10:45'),
        slots: [{ isFree: true }, { startsAt: daysAhead(4), isFree: true }],
      },
    });
    expect((await take(offered.id, daysAhead(4))).status).toBe(200);
    expect(await take(offered.id, daysAhead(3))).toMatchObject({ status: 409, body: { code: 'interview_scheduled' } });
    expect(await upcoming(people.employer)).toMatchObject([{ id: offered.id, state: 'scheduled' }]);

    expect(await cancel(people.employer, offered.id, { 'If-Match': '"1"' })).toMatchObject({ status: 412 });
    expect(await cancel(people.employer, offered.id)).toMatchObject({ status: 200, body: { cancelledBy: 'employer' } });
    expect(await take(offered.id, daysAhead(4))).toMatchObject({ status: 409, body: { code: 'interview_cancelled' } });
    expect(await upcoming(people.seeker)).toEqual([]);
    const { body: steps } = await people.seeker.get<object[]>(`/api/applications/${application}/events`);
    expect(steps.slice(1)).toMatchObject([
      { step: 'interview', interview: 'offered', by: 'employer' },
      { step: 'interview', interview: 'scheduled', by: 'applicant' },
      { step: 'interview', interview: 'cancelled', by: 'employer' },
    ]);
  });

  it('have a calendar entry with a stable UID and a rising sequence', async () => {
    const application = await apply();
    const { id } = await offer(people.employer, application);
    const entry = async (client: ApiClient) => {
      const { status, body } = await client.get<string>(`/api/interviews/${id}/calendar`);
      expect(status).toBe(200);
      const calendar = new ICAL.Component(ICAL.parse(body) as unknown[]);
      const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent') ?? undefined);
      const start = event.startDate.toJSDate().toISOString();
      return {
        method: calendar.getFirstPropertyValue('method'),
        uid: event.uid,
        sequence: event.sequence,
        start,
        event,
      };
    };
    await take(id, daysAhead(3));
    const [made, forEmployer] = [await entry(people.seeker), await entry(people.employer)];
    expect(made).toMatchObject({ method: 'REQUEST', sequence: 0, start: daysAhead(3) });
    expect(made.event).toMatchObject({
      location: 'Main entrance',
      description: expect.stringContaining('Ring the bell; '),
    });
    expect(forEmployer).toMatchObject({ uid: made.uid, sequence: 0, start: made.start });
    await cancel(people.seeker, id);
    expect(await entry(people.employer)).toMatchObject({ method: 'CANCEL', uid: made.uid, sequence: 1 });
    expect((await offer(people.employer, application, { slots: [daysAhead(9)] })).id).toBe(id);
    await take(id, daysAhead(9));
    expect(await entry(people.seeker)).toMatchObject({
      method: 'REQUEST',
      uid: made.uid,
      sequence: 2,
      start: daysAhead(9),
    });
  });

  it('are scheduled for one of many applicants who take the same time at once', async () => {
    const listing = await openListing(people.employer, people.admin);
    const slots = { slots: [daysAhead(5)] };
    const applicants = await Promise.all(Array.from({ length: 8 }, () => people.server.jobSeeker()));
    const offers = await Promise.all(
      applicants.map(async (seeker) => ({
        seeker,
        id: (await offer(people.employer, await apply(seeker, listing), slots)).id,
      })),
    );
    const answers = await Promise.all(offers.map(({ seeker, id }) => take(id, daysAhead(5), seeker)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const refused = answers.filter(({ status }) => status !== 200);
    for (const answer of refused) {
      expect(answer).toMatchObject({
        status: 409,
        body: { message: 'Someone else has taken this time. Please choose another one.' },
      });
    }
    const loser = offers[answers.findIndex(({ status }) => status === 409)];
    expect((await upcoming(loser?.seeker ?? people.seeker))[0]?.slots).toEqual([
      { startsAt: daysAhead(5), isFree: false },
    ]);
    const winner = offers[answers.findIndex(({ status }) => status === 200)];
    await cancel(winner?.seeker ?? people.seeker, winner?.id ?? 0);
    expect((await upcoming(loser?.seeker ?? people.seeker))[0]?.slots).toMatchObject([{ isFree: true }]);
  });

  it('are told in the zone that the applicant chose, else that of the answer, else that of the last sign-in', async () => {
    const zoneOf = async (id: number) => (await people.server.app.get(InterviewReadModel).facts(id))?.applicantZone;
    const id = (await offer(people.employer, await apply(), { slots: [daysAhead(8)] })).id;
    expect(await zoneOf(id)).toBeNull();
    const { username } = people.seeker.user;
    const browser = people.server.visitor().withCookie('time-zone=Asia/Manila');
    await browser.login(username, 'correct horse');
    expect(await zoneOf(id)).toBe('Asia/Manila');
    const answer = { startsAt: daysAhead(8), timeZone: 'Asia/Tokyo' };
    expect((await people.seeker.put(`/api/interviews/${id}/slot`, answer)).status).toBe(200);
    expect(await zoneOf(id)).toBe('Asia/Tokyo');
    await people.seeker.put('/api/account/time-zone', { timeZone: 'Europe/Lisbon' });
    expect(await zoneOf(id)).toBe('Europe/Lisbon');
  });

  it('change only once when the employer cancels or offers other times while the applicant takes one', async () => {
    for (const act of ['cancel', 'offer'] as const) {
      const application = await apply(await people.server.jobSeeker().then((seeker) => (people.seeker = seeker)));
      const { id, version } = await offer(people.employer, application, {
        slots: [daysAhead(act === 'cancel' ? 6 : 7)],
      });
      const seen = { 'If-Match': `"${version}"` };
      const [taken, employers] = await Promise.all([
        take(id, daysAhead(act === 'cancel' ? 6 : 7), people.seeker, version),
        act === 'cancel'
          ? cancel(people.employer, id, seen)
          : people.employer.post(`/api/applications/${application}/interviews`, someTerms(), seen),
      ]);
      const statuses = [taken.status, employers.status];
      expect(statuses).toContain(412);
      expect(statuses.filter((status) => status < 300)).toHaveLength(1);
      expect((await first(people.employer, application))?.state).toBe(
        taken.status === 200 ? 'scheduled' : act === 'cancel' ? 'cancelled' : 'offered',
      );
    }
  });

  it('are canceled when the application, the listing or an account ends', async () => {
    const ends: Record<string, (application: number, jobId: number) => Promise<unknown>> = {
      withdrawn: (id) => people.seeker.post(`/api/applications/${id}/withdraw`),
      rejected: (id) => people.employer.put(`/api/applications/${id}/status`, { status: 'rejected' }),
      archived: (_, jobId) => people.employer.put(`/api/jobs/${jobId}/archive`, { archive: true }),
    };
    for (const [index, [name, end]] of Object.entries(ends).entries()) {
      const jobId = await openListing(people.employer, people.admin);
      const application = await apply(people.seeker, jobId);
      const { id } = await offer(people.employer, application, { slots: [daysAhead(10 + index)] });
      expect((await take(id, daysAhead(10 + index))).status).toBe(200);
      await end(application, jobId);
      const side = name === 'withdrawn' ? 'applicant' : 'employer';
      expect(await first(people.employer, application)).toMatchObject({ state: 'cancelled', cancelledBy: side });
    }
    const { id } = await offer(people.employer, await apply());
    await take(id, daysAhead(3));
    await people.seeker.request('DELETE', '/api/account', { body: { password: 'correct horse' } });
    expect(await upcoming(people.employer)).toEqual([]);
    expect((await people.employer.get<string>(`/api/interviews/${id}/calendar`)).body).toContain('METHOD:CANCEL');
  });

  it('are private to both sides, and rejected if out of bounds', async () => {
    const application = await apply();
    const path = `/api/applications/${application}/interviews`;
    for (const [changes, message] of [
      [{ slots: ['2027-01-01T10:00:00'] }, 'Times must be instants such as 2026-05-04T09:30:00Z'],
      [{ place: '', link: null }, 'Enter a place or a link'],
    ] as const) {
      expect(await people.employer.post(path, someTerms(changes))).toMatchObject({ status: 400, body: { message } });
    }
    const { id } = await offer(people.employer, application);
    // ISO 8601, too, but without a zone, or nothing that `Date` reads.
    for (const time of [
      '2026-12-01T10:00:00',
      '2026-W50-1T10:00:00Z',
      '2026-350T10:00:00Z',
      '20261201T100000Z',
      '2026-12-01T10,5Z',
    ]) {
      expect([time, (await take(id, time)).status]).toEqual([time, 400]);
      expect((await people.employer.post(path, someTerms({ slots: [time] }))).status).toBe(400);
    }
    const [seeker, employer] = [await people.server.jobSeeker(), await people.server.employer()];
    expect((await employer.post(path, someTerms())).status).toBe(404);
    expect((await take(id, daysAhead(3), seeker)).status).toBe(404);
    for (const stranger of [seeker, employer]) {
      expect((await cancel(stranger, id)).status).toBe(404);
      expect((await stranger.get(path)).status).toBe(404);
      expect((await stranger.get(`/api/interviews/${id}/calendar`)).status).toBe(404);
    }
  });
});
