import ICAL from 'ical.js';
import { simpleParser } from 'mailparser';
import { offer } from '../../support/mothers/interviews.js';
import { openListing } from '../../support/mothers/open-listing.js';
import type { ApiClient } from '../../support/server/api-client.js';
import type { MailedServer } from '../../support/server/mailed-server.js';
import { sharedMailedServer } from '../../support/server/shared-server.js';
import type { CaughtMail } from '../../support/stand-ins/mail-catcher.js';

const EMPLOYER = 'elena@hotel.test';
const SEEKER = 'sam@home.test';

/** In three months, possibly after a daylight saving change. */
const SLOT = `${new Date(Date.now() + 90 * 86_400_000).toISOString().slice(0, 10)}T15:30:00.000Z`;

describe('interview mails', () => {
  let mailed: MailedServer;
  let admin: ApiClient;
  let employer: ApiClient;
  let seeker: ApiClient;
  let application: number;
  beforeAll(async () => {
    mailed = await sharedMailedServer();
    admin = await mailed.server.admin();
    employer = await mailed.server.employer({ email: EMPLOYER, companyName: 'Grand Hotel' });
    seeker = await mailed.server.jobSeeker({ email: SEEKER, fullName: 'Sam Seeker' });
    const jobId = await openListing(employer, admin, { title: 'Night Porter', company: 'Grand Hotel' });
    application = (await seeker.post<{ id: number }>('/api/applications', { jobId })).body.id;
    // Waits for the mails about the listing and the application.
    await mailed.catcher.sentTo(EMPLOYER, 2);
  });

  const latest = async (address: string, count: number): Promise<CaughtMail> => {
    const mail = (await mailed.catcher.sentTo(address, count))[count - 1];
    if (!mail) throw new Error('There is no mail');
    return mail;
  };

  /** The calendar entry of a mail, which is included both inline and as a file. */
  const entryIn = async ({ raw }: CaughtMail) => {
    const { attachments } = await simpleParser(raw);
    const files = attachments.filter(({ contentType }) => /calendar|ics/.test(contentType));
    const texts = new Set(files.map(({ content }) => content.toString()));
    expect([files.map(({ filename }) => filename), texts.size]).toEqual([[undefined, 'interview.ics'], 1]);
    const calendar = new ICAL.Component(ICAL.parse([...texts][0] ?? '') as unknown[]);
    const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent') ?? undefined);
    const attendee = String(event.attendees[0]?.getFirstValue()).toLowerCase();
    const start = event.startDate.toJSDate().toISOString();
    const { uid, sequence, organizer } = event;
    return { method: calendar.getFirstPropertyValue('method'), uid, sequence, organizer, attendee, start };
  };

  const inZone = (timeZone: string): string =>
    new Intl.DateTimeFormat('en-US', { timeZone, dateStyle: 'full', timeStyle: 'short' }).format(new Date(SLOT));

  it("show the time in the reader's zone, and update one calendar entry through all changes", async () => {
    const { id } = await offer(employer, application, { slots: [SLOT], timeZone: 'Asia/Tokyo' });
    const offered = await latest(SEEKER, 1);
    expect(offered.headers.get('subject')).toBe('Interview offered: Night Porter');
    expect(offered.body).toContain(`${inZone('Asia/Tokyo')} (Japan Standard Time)`);
    expect(offered.raw.toString()).not.toContain('VCALENDAR');

    await seeker.put(`/api/interviews/${id}/slot`, { startsAt: SLOT, timeZone: 'America/New_York' });
    const [toSeeker, toEmployer] = [await latest(SEEKER, 2), await latest(EMPLOYER, 3)];
    expect(toSeeker.body).toContain(`${inZone('America/New_York')} (Eastern Time)`);
    expect(toEmployer.body).toContain(`${inZone('Asia/Tokyo')} (Japan Standard Time)`);
    const made = await entryIn(toSeeker);
    expect(made).toMatchObject({
      method: 'REQUEST',
      sequence: 0,
      start: SLOT,
      organizer: 'mailto:no-reply@jobs.example.com',
      attendee: `mailto:${SEEKER}`,
    });
    expect(await entryIn(toEmployer)).toEqual({ ...made, attendee: `mailto:${EMPLOYER}` });
    expect(toSeeker.raw.toString()).not.toContain(EMPLOYER);

    await seeker.post(`/api/interviews/${id}/cancel`);
    const [off, offForEmployer] = [await latest(SEEKER, 3), await latest(EMPLOYER, 4)];
    expect(off.body).toContain('You canceled the interview for “Night Porter”');
    expect(offForEmployer.body).toContain('Sam Seeker canceled the interview for “Night Porter”');
    expect(await entryIn(offForEmployer)).toMatchObject({ method: 'CANCEL', uid: made.uid, sequence: 1 });
  });

  it('report only the one of two simultaneous changes that took effect', async () => {
    const { id } = await offer(employer, application, { slots: [SLOT], timeZone: 'Asia/Tokyo' });
    // The applicant's zone is known by now.
    expect((await latest(SEEKER, 4)).body).toContain('(Eastern Time)');
    const answers = await Promise.all([
      seeker.put(`/api/interviews/${id}/slot`, { startsAt: SLOT }, { 'If-Match': '"4"' }),
      employer.post(`/api/interviews/${id}/cancel`, undefined, { 'If-Match': '"4"' }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412]);
    const subject = answers[0].status === 200 ? 'Interview: Night Porter' : 'Interview canceled: Night Porter';
    expect((await latest(SEEKER, 5)).headers.get('subject')).toBe(subject);
    const { rows } = await mailed.database.query<{ kinds: string[] }>(
      `select array_agg(distinct kind order by kind) as kinds from mail where subject like $1`,
      [`${id}.2.%`],
    );
    expect(rows[0]?.kinds).toHaveLength(2);
  });
});
