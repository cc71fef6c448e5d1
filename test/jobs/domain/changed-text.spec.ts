import { CannotReject, NoPremium } from '#jobs/domain/job-errors.js';
import { JobApproved, JobDecided, JobSubmitted } from '#jobs/domain/job-events.js';
import { anApprovedJob, POSTED_AT } from '../../support/mothers/job-mother.js';

const LATER = new Date('2026-06-20T12:00:00.000Z');
const LISBON = { id: 2267057, name: 'Lisbon', region: null, country: 'PT', latitude: 38.71667, longitude: -9.13333 };
const MENDABLE = { reason: 'incomplete', text: 'What are the hours?' } as const;
const SCAM = { reason: 'scam', text: 'It asks applicants for money.' } as const;
const VERIFIED = { isTrusted: true };

const titles = (job: ReturnType<typeof anApprovedJob>) => [job.details.title, job.proposedText?.title];

describe('a changed text', () => {
  const changed = (title = 'Night Porter') => {
    const job = anApprovedJob();
    job.edit({ title }, LATER);
    job.pullEvents();
    return job;
  };

  it('becomes public with its approval, which counts as a new one', () => {
    const job = changed();
    job.approve(LATER);
    expect(titles(job)).toEqual(['Night Porter', undefined]);
    expect(job).toMatchObject({ approvedAt: LATER, firstApprovedAt: POSTED_AT });
    expect(job.pullEvents()).toEqual([new JobApproved(job.id), new JobDecided(job.id, 'approved', LATER)]);
  });

  it('is replaced by a second edit, which builds on it', () => {
    const job = changed();
    job.edit({ benefits: 'A room' }, LATER);
    job.edit({ title: 'Night Receptionist' }, LATER);
    expect(job.proposedText).toMatchObject({ title: 'Night Receptionist', benefits: 'A room' });
    job.approve(LATER);
    expect(job.details).toMatchObject({ title: 'Night Receptionist', benefits: 'A room' });
  });

  it('is gone once the employer writes the approved text again', () => {
    const job = changed();
    job.edit({ title: 'Front Desk Agent' }, LATER);
    expect(job).toMatchObject({ proposedText: null, isPublished: true });
    expect(job.pullEvents()).toEqual([]);
  });

  it('does not hold up another deadline, and keeps the one set since', () => {
    const job = changed();
    job.edit({ deadline: '2026-08-31' }, LATER);
    expect(job.details).toMatchObject({ title: 'Front Desk Agent', deadline: '2026-08-31' });
    job.approve(LATER);
    expect(job.details).toMatchObject({ title: 'Night Porter', deadline: '2026-08-31' });
  });

  it('stays with its employer when it is rejected, while the approved text stays public', () => {
    const job = changed();
    job.reject(MENDABLE, LATER);
    expect(titles(job)).toEqual(['Front Desk Agent', 'Night Porter']);
    expect(job).toMatchObject({ isPublished: true, isRejected: true });
    job.edit({ title: 'Night Receptionist' }, LATER);
    expect(job.pullEvents()).toContainEqual(new JobSubmitted(job.id));
    expect(job).toMatchObject({ isPublished: true, isRejected: false });
  });

  it('takes the whole listing down when it is rejected as a scam', () => {
    const job = changed();
    job.reject(SCAM, LATER);
    expect(job).toMatchObject({ isPublished: false, isRejected: true, details: { title: 'Front Desk Agent' } });
  });

  it('that was rejected leaves the approved text open to a rejection of its own', () => {
    const job = changed();
    job.reject(MENDABLE, LATER);
    job.reject(MENDABLE, LATER);
    expect(job).toMatchObject({ isPublished: false, isRejected: true });
    expect(() => job.reject(MENDABLE, LATER)).toThrow(CannotReject);
  });

  it('survives archiving, and does not become public with unarchiving', () => {
    const job = changed();
    job.archive('employer', LATER);
    job.unarchive('employer');
    expect(titles(job)).toEqual(['Front Desk Agent', 'Night Porter']);
    expect(job.isPublished).toBe(true);
  });

  it('can be discarded, also after its rejection', () => {
    const job = changed();
    job.reject(MENDABLE, LATER);
    job.discardChange();
    expect(job).toMatchObject({ proposedText: null, isRejected: false, isPublished: true });
  });

  it('gets the place of an unchanged location', () => {
    const job = changed();
    job.locate(LISBON);
    const places = [{ ...LISBON, isFound: true }];
    expect([job.details.places, job.proposedText?.places]).toEqual([places, places]);
    job.edit({ title: 'Front Desk Agent' }, LATER);
    expect(job.proposedText).toBeNull();
  });

  it('grants no premium when it is rejected, and is not published by refusing premium', () => {
    const job = changed();
    job.edit({ isPremium: true }, LATER);
    job.reject(MENDABLE, LATER);
    expect(job).toMatchObject({ details: { isPremium: false }, premiumRequested: true });
    job.refusePremium({ reason: null, text: 'Premium is for hotels.' }, LATER);
    expect(titles(job)).toEqual(['Front Desk Agent', 'Night Porter']);
    expect(job).toMatchObject({ isRejected: true, wantsPremium: false });
    job.reject(MENDABLE, LATER);
    job.edit({ isPremium: true }, LATER);
    job.reject(MENDABLE, LATER);
    expect(() => job.refusePremium({ reason: null, text: 'No.' }, LATER)).toThrow(NoPremium);
  });
});

describe('a change by a verified employer', () => {
  it.each([
    ['higher pay', { minSalary: 29_000, maxSalary: 33_000, salary: 'From $29,000' }],
    ['a higher maximum', { maxSalary: 40_000 }],
    ['dates and housing', { facts: { startsOn: '2026-07-01', housing: 'free' } }],
  ] as const)('of %s is published at once and checked afterwards', (_what, form) => {
    const job = anApprovedJob();
    job.edit(form, LATER, VERIFIED);
    expect(job).toMatchObject({ isPublished: true, proposedText: null, checkedText: { maxSalary: 32_000, facts: {} } });
    expect(job.pullEvents()).toEqual([new JobSubmitted(job.id)]);
    const { closesAt, details } = job;
    job.approve(LATER);
    expect(job).toMatchObject({ checkedText: null, closesAt, details });
    expect(job.pullEvents()).toEqual([new JobDecided(job.id, 'approved', LATER)]);
  });

  it.each([
    ['lower pay', { minSalary: 20_000 }],
    ['pay in another currency', { currency: 'EUR', minSalary: 40_000, maxSalary: 50_000 }],
    ['pay for another period', { payPeriod: 'month', minSalary: 40_000, maxSalary: 50_000 }],
    ['one end up and the other down', { minSalary: 20_000, maxSalary: 50_000 }],
    ['an end that becomes open', { maxSalary: null }],
    ['the text of the pay alone', { salary: 'Ask agent@example.com' }],
    ['facts and the title', { facts: { housing: 'free' }, title: 'Night Porter' }],
  ] as const)('of %s waits for approval', (_what, form) => {
    const job = anApprovedJob();
    job.edit(form, LATER, VERIFIED);
    expect(job).toMatchObject({
      details: { salary: '$30,000 a year', title: 'Front Desk Agent' },
    });
    expect(job.proposedText).not.toBeNull();
  });

  it('is never published at once for a listing that was sent back', () => {
    const job = anApprovedJob();
    job.reject(MENDABLE, LATER);
    job.edit({ maxSalary: 40_000 }, LATER, VERIFIED);
    expect(job).toMatchObject({ isPublished: false, checkedText: null, proposedText: { maxSalary: 40_000 } });
  });

  it('goes back to the text that an admin saw when it is rejected', () => {
    const job = anApprovedJob();
    job.edit({ facts: { housing: 'free' } }, LATER, VERIFIED);
    job.edit({ facts: { housing: 'paid' } }, LATER, VERIFIED);
    job.reject(MENDABLE, LATER);
    expect(job).toMatchObject({ isPublished: true, isRejected: true, checkedText: null, details: { facts: {} } });
    expect(job.proposedText?.facts).toEqual({ housing: 'paid' });
  });

  it('needs no check once the employer took it back', () => {
    const job = anApprovedJob();
    job.edit({ facts: { housing: 'free' } }, LATER, VERIFIED);
    job.edit({ facts: { housing: null } }, LATER, VERIFIED);
    expect(job.checkedText).toBeNull();
  });
});
