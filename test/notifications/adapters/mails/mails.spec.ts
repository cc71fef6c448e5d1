import { Applicants } from '#applications';
import { Listings } from '#jobs';
import { ApplicationReceivedMail } from '#notifications/adapters/mails/applications/application-received.js';
import { ApplicationSentMail } from '#notifications/adapters/mails/applications/application-sent.js';
import { ApplicationsDigestMail } from '#notifications/adapters/mails/applications/applications-digest.js';
import { ApplicationStatusMail } from '#notifications/adapters/mails/applications/application-status.js';
import { JobAlertMail } from '#notifications/adapters/mails/listings/job-alert.js';
import { InterviewProposalMail } from '#notifications/adapters/mails/interviews/interview-proposal.js';
import { ListingApprovedMail } from '#notifications/adapters/mails/listings/listing-approved.js';
import { MAILS } from '#notifications/adapters/mails/mails.js';
import { Recipients } from '#notifications/application/ports/recipients.js';
import { quoted } from '#notifications/domain/quoted.js';
import { ReadAlert } from '#saved-searches';
import { aKindOfMail, aMail, MAILED_LISTING, type MailFacts } from '../../../support/mothers/mail-mother.js';

const ELENA = { fullName: 'Elena Employer', email: 'elena@hotel.test' };
const SAM = { fullName: 'Sam', email: 'sam@home.test' };
const LISTING = {
  id: 7,
  employerId: MAILED_LISTING.employerId,
  workplaceId: null,
  title: 'Night Porter',
  company: 'Grand Hotel',
};

const found = (value: unknown) => ({ find: () => Promise.resolve(value) });

describe('the kinds of mail', () => {
  it('have a name of their own', () => {
    const names = MAILS.map((Kind) => aKindOfMail(Kind).kind);
    expect(new Set(names).size).toBe(names.length);
  });

  it('tell an employer that a listing is live, with a link to it', async () => {
    const facts: MailFacts = [[Listings, found({ ...LISTING, isOpen: true })]];
    expect(await aMail(ListingApprovedMail, { to: ELENA, key: { jobId: 7 }, facts })).toMatchObject({
      about: 'listing-approved',
      to: ELENA,
      subject: 'Your listing is live: Night Porter',
      paragraphs: ['Hello Elena Employer,', '“Night Porter” was approved. Job seekers can now find it and apply.'],
      action: 'View Listing',
      path: '/jobs/7',
    });
  });

  it('tell an employer who applied, with a link to the application', async () => {
    const facts: MailFacts = [
      [Listings, found(LISTING)],
      [Recipients, found({ fullName: 'Sam Seeker' })],
    ];
    const mail = await aMail(ApplicationReceivedMail, { to: ELENA, key: { applicationId: 12 }, facts });
    expect(mail.paragraphs[1]).toBe('Sam Seeker applied for “Night Porter”.');
    expect(mail.path).toBe('/employer/application/12');
  });

  it('tell a job seeker that an application has arrived, and what happens next', async () => {
    const facts: MailFacts = [[Listings, found(LISTING)]];
    const mail = await aMail(ApplicationSentMail, { to: SAM, key: { applicationId: 12, appliedAt: 1 }, facts });
    expect(mail.subject).toBe('You applied: Night Porter');
    expect(mail.paragraphs[1]).toBe('Grand Hotel has your application for “Night Porter”.');
    expect(mail.path).toBe('/job-seeker/application/12');
  });

  it('tell an employer of the applicants of a day, by listing', async () => {
    const mail = await aMail(ApplicationsDigestMail, { to: ELENA, key: { day: '2026-11-30' } });
    expect(mail.subject).toBe('2 new applicants');
    expect(mail.sections).toEqual([
      {
        title: 'Front Desk Agent, Night Shift · 2 new applicants',
        items: [
          {
            title: 'Sam Okafor',
            text: 'Concierge with five seasons at the sea · Meets all must-haves',
            path: '/employer/application/815',
          },
          { title: 'Liv Walker', text: 'Misses a must-have', path: '/employer/application/816' },
        ],
      },
    ]);
  });

  it('tell an employer that no time suits the applicant, and what would', async () => {
    const mail = await aMail(InterviewProposalMail, { to: ELENA, key: { interviewId: 1, version: 3 } });
    expect(mail.subject).toBe('Other times for the interview: Front Desk Agent, Night Shift');
    expect(mail.paragraphs.at(-1)).toBe('On weekdays after four, or on Saturday morning');
    expect(mail.path).toBe('/employer/application/815');
  });

  const statusMail = (status: string, message: object | null = null) =>
    aMail(ApplicationStatusMail, {
      to: SAM,
      key: { applicationId: 1, changes: 1 },
      facts: [
        [Listings, found(LISTING)],
        [Applicants, found({ jobId: 7, status, message })],
      ],
    });

  it.each([
    ['pending', 'Your application for “Night Porter” at Grand Hotel is waiting to be reviewed again.'],
    ['reviewed', 'Grand Hotel has read your application for “Night Porter”. You will hear when they decide.'],
    ['shortlisted', 'Good news: Grand Hotel has put you on the shortlist for “Night Porter”.'],
    ['interviewed', 'Thank you for your interview for “Night Porter”. Grand Hotel will let you know what they decide.'],
    [
      'offered',
      'Congratulations! Grand Hotel wants to offer you “Night Porter” and will contact you with the details.',
    ],
    ['rejected', expect.stringMatching(/^Thank you for your interest in “Night Porter” at Grand Hotel\. /)],
  ])('tell a job seeker that an application is %s, in a sentence for people', async (status, sentence) => {
    const mail = await statusMail(status);
    expect(mail.paragraphs).toEqual(['Hello Sam,', sentence]);
    expect(mail.path).toMatch(/^\/job-seeker\/application\/\d+$/);
  });

  it("put the employer's message before the status, without another greeting", async () => {
    const message = { subject: 'Your trial shift', body: 'Dear Sam,\n\nplease come at nine.' };
    const mail = await statusMail('shortlisted', message);
    expect(mail.subject).toBe('Your trial shift');
    expect(mail.paragraphs).toEqual([
      'Dear Sam,',
      'please come at nine.',
      'Your application for “Night Porter” at Grand Hotel is now: shortlisted.',
    ]);
  });

  it('tell a job seeker about new listings, with company, place and pay', async () => {
    const listing = { ...LISTING, location: 'Lisbon, Portugal', salary: '€2,100 a month' };
    const [night, day] = [
      { title: 'Night work', search: 'keywords=night', listings: [listing], more: 2 },
      { title: 'Day work', search: '', listings: [{ ...listing, salary: '' }], more: 0 },
    ];
    const alert = (...sections: object[]) =>
      aMail(JobAlertMail, { facts: [[ReadAlert, { execute: () => Promise.resolve(sections) }]] });
    expect(await alert(night, day)).toMatchObject({
      subject: '4 new jobs for 2 saved searches',
      sections: [
        {
          title: 'Night work',
          items: [
            {
              title: 'Night Porter',
              text: 'Grand Hotel · Lisbon, Portugal · €2,100 a month',
              path: '/jobs/7?from=alert',
            },
          ],
          more: { text: '+2 more', path: '/job-seeker/search?keywords=night' },
        },
        { title: 'Day work', items: [{ text: 'Grand Hotel · Lisbon, Portugal' }] },
      ],
    });
    expect((await alert(day)).subject).toBe('1 new job for “Day work”');
  });

  it('quote names, titles and companies safely wherever they appear', async () => {
    const evil = 'Eve\r\nBcc: all@evil.test https://evil.test/x';
    const to = { fullName: evil, email: 'eve@home.test' };
    const facts: MailFacts = [
      [Listings, found({ ...MAILED_LISTING, title: evil, company: evil })],
      [Recipients, found({ fullName: evil })],
    ];
    for (const Kind of MAILS) {
      const mail = await aMail(Kind, { to, facts, secret: evil });
      for (const text of [mail.to.fullName, mail.subject, ...mail.paragraphs]) {
        expect(text).not.toMatch(/[\r\n]|:\/\/|evil\.test/);
      }
      expect(mail.to.email).toBe('eve@home.test');
    }
  });
});

describe('quoted text', () => {
  it.each([
    ['Porter\r\nBcc: all@evil.test', 'Porter Bcc: all@evil. test'],
    ['Porter\u2028\u2029\u0085Bcc: x', 'Porter Bcc: x'],
    ['Porter\u0000\u001b[31m', 'Porter [31m'],
    ['Porter \u202egnp.exe', 'Porter gnp. exe'],
    ['Por\u200bter\u2066 \u200fnow\ufeff', 'Por ter now'],
    ['Win at https://evil.test/prize', 'Win at evil. test/prize'],
    ['HTTP://EVIL.TEST and www.evil.co.uk', 'EVIL. TEST and www. evil. co. uk'],
    ['ftp://a.b mailto:x@y.test', 'a. b mailto:x@y. test'],
    ['evil。test evil．test evil｡test', 'evil. test evil. test evil. test'],
  ])('contains no line breaks, control characters, direction marks or links: %j', (text, expected) => {
    expect(quoted(text)).toBe(expected);
  });

  it.each(['Cuisinière 👩‍🍳', 'Chef de Partie, 4.5 stars', 'Dr. Ann O’Hara-Lee', 'Front Office (m/f/d)'])(
    'keeps %j unchanged',
    (text) => expect(quoted(text)).toBe(text),
  );

  it('is truncated to 200 characters', () => {
    expect(quoted('x'.repeat(5_000))).toBe(`${'x'.repeat(200)}…`);
  });
});
