import { applicationLetter, approvalLetter, statusLetter } from '../../../src/notices/domain/letter.js';

const ELENA = { fullName: 'Elena Employer', email: 'elena@hotel.test' };
const LISTING = { id: 7, title: 'Night Porter', company: 'Grand Hotel' };

describe('a letter', () => {
  it('tells an employer that a listing appears, with the way to its page', () => {
    expect(approvalLetter(ELENA, LISTING)).toEqual({
      about: 'listing-approved',
      to: ELENA,
      subject: 'Your listing is live: Night Porter',
      paragraphs: [
        'Hello Elena Employer,',
        '"Night Porter" was approved. Job seekers can find it and apply from now on.',
      ],
      path: '/jobs/7',
    });
  });

  it('tells an employer who applied, with the way to the application', () => {
    const letter = applicationLetter(ELENA, LISTING, { applicationId: 12, fullName: 'Sam Seeker' });
    expect(letter.paragraphs[1]).toBe('Sam Seeker applied for "Night Porter".');
    expect(letter.path).toBe('/employer/application/12');
  });

  it('tells a job seeker how far an application has come', () => {
    const letter = statusLetter({ fullName: 'Sam', email: 'sam@home.test' }, LISTING, 'shortlisted');
    expect(letter.paragraphs[1]).toBe(
      'Your application for "Night Porter" at Grand Hotel has a new status: shortlisted.',
    );
    expect(letter.path).toBe('/job-seeker/dashboard?tab=applications');
  });

  it.each([
    ['Porter\r\nBcc: all@evil.test', 'Porter Bcc: all@evil.test'],
    ['Porter\u2028\u2029\u0085Bcc: x', 'Porter Bcc: x'],
    ['Porter\u0000\u001b[31m', 'Porter [31m'],
    ['Porter \u202egnp.exe', 'Porter gnp.exe'],
    ['Cuisinière 👩‍🍳', 'Cuisinière 👩‍🍳'],
  ])('keeps %j in one line', (title, shown) => {
    expect(approvalLetter(ELENA, { ...LISTING, title }).subject).toBe(`Your listing is live: ${shown}`);
  });
});
