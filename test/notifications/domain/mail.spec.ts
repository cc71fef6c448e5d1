import { alertMail } from '#notifications/domain/alert-mail.js';
import { applicationMail, approvalMail, messagesMail, moreNewsMail, statusMail } from '#notifications/domain/mail.js';
import { quoted } from '#notifications/domain/quoted.js';

const ELENA = { fullName: 'Elena Employer', email: 'elena@hotel.test' };
const LISTING = { id: 7, title: 'Night Porter', company: 'Grand Hotel' };

describe('mail templates', () => {
  it('tell an employer that a listing is live, with a link to it', () => {
    expect(approvalMail(ELENA, LISTING)).toEqual({
      about: 'listing-approved',
      to: ELENA,
      subject: 'Your listing is live: Night Porter',
      paragraphs: ['Hello Elena Employer,', '"Night Porter" was approved. Job seekers can now find it and apply.'],
      action: 'View Listing',
      path: '/jobs/7',
    });
  });

  it('tell an employer who applied, with a link to the application', () => {
    const mail = applicationMail(ELENA, LISTING, { applicationId: 12, fullName: 'Sam Seeker' });
    expect(mail.paragraphs[1]).toBe('Sam Seeker applied for "Night Porter".');
    expect(mail.path).toBe('/employer/application/12');
  });

  it('tell a job seeker about the new status of an application', () => {
    const mail = statusMail({ fullName: 'Sam', email: 'sam@home.test' }, LISTING, 'shortlisted');
    expect(mail.paragraphs[1]).toBe(
      'Your application for "Night Porter" at Grand Hotel has a new status: shortlisted.',
    );
    expect(mail.path).toBe('/job-seeker/dashboard?tab=applications');
  });

  it('tell a job seeker about new listings, with company, place and pay', () => {
    const listing = { ...LISTING, location: 'Lisbon, Portugal', salary: '€2,100 a month' };
    const [night, day] = [
      { title: 'Night work', search: 'keywords=night', listings: [listing], more: 2 },
      { title: 'Day work', search: '', listings: [{ ...listing, salary: '' }], more: 0 },
    ];
    expect(alertMail(ELENA, [night, day])).toMatchObject({
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
    expect(alertMail(ELENA, [day]).subject).toBe('1 new job for "Day work"');
  });

  it('quote names, titles and companies safely wherever they appear', () => {
    const evil = 'Eve\r\nBcc: all@evil.test https://evil.test/x';
    const to = { fullName: evil, email: 'eve@home.test' };
    const listing = { id: 7, title: evil, company: evil };
    for (const mail of [
      approvalMail(to, listing),
      applicationMail(to, listing, { applicationId: 1, fullName: evil }),
      statusMail(to, listing, 'offered'),
      moreNewsMail(to),
      messagesMail(to, { fullName: evil }, 2),
    ]) {
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
