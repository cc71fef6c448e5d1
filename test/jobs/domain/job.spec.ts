import type { JobDetails, JobForm } from '../../../src/jobs/domain/job-details.js';
import { JobApproved } from '../../../src/jobs/domain/job-events.js';
import { StaleVersion } from '../../../src/shared/domain/stale-version.js';
import { aJob, aJobForm, anApprovedJob, POSTED_AT } from '../../support/mothers/job-mother.js';

const at = (text: string): Date => new Date(text);

describe('a posted listing', () => {
  it('awaits approval, is not archived and has nobody to see it', () => {
    const job = aJob({ employerId: 7 });
    expect(job).toMatchObject({ employerId: 7, isApproved: false, isArchived: false, version: 1, postedAt: POSTED_AT });
    expect(job.isVisible).toBe(false);
    expect(job.isOpen(POSTED_AT)).toBe(false);
    expect(job.closesAt).toBeNull();
  });

  it('takes today as a deadline, but not yesterday', () => {
    const lateInTheDay = at('2026-06-15T23:59:59.999Z');
    expect(aJob({ deadline: '2026-06-15', postedAt: lateInTheDay }).deadline).toBe('2026-06-15');
    expect(() => aJob({ deadline: '2026-06-14', postedAt: at('2026-06-15T00:00:00.000Z') })).toThrow(
      'The deadline must not be in the past',
    );
  });
});

describe('the end of a listing', () => {
  it('is 720 hours after approval without a deadline, across the end of a month', () => {
    const job = aJob({ postedAt: at('2027-01-20T00:00:00.000Z') });
    job.approve(at('2027-02-10T08:30:00.000Z'));
    expect(job.closesAt).toEqual(at('2027-03-12T08:30:00.000Z'));
    expect(job.isOpen(at('2027-03-12T08:29:59.999Z'))).toBe(true);
    expect(job.isOpen(at('2027-03-12T08:30:00.000Z'))).toBe(false);
  });

  it.each([
    ['2026-06-15', '2026-06-16T00:00:00.000Z'],
    ['2026-06-30', '2026-07-01T00:00:00.000Z'],
    ['2026-12-31', '2027-01-01T00:00:00.000Z'],
    ['2028-02-28', '2028-02-29T00:00:00.000Z'],
    ['2028-02-29', '2028-03-01T00:00:00.000Z'],
    ['2027-02-28', '2027-03-01T00:00:00.000Z'],
  ])('with the deadline %s is %s', (deadline, end) => {
    const job = anApprovedJob({ deadline });
    expect(job.closesAt).toEqual(at(end));
    expect(job.isOpen(new Date(at(end).getTime() - 1))).toBe(true);
    expect(job.isOpen(at(end))).toBe(false);
    expect(job.isVisible).toBe(true);
  });

  it('follows a deadline that is set, moved and taken away', () => {
    const job = anApprovedJob();
    job.edit({ deadline: '2026-08-31' });
    expect(job.closesAt).toEqual(at('2026-09-01T00:00:00.000Z'));
    job.edit({ deadline: null });
    expect(job.closesAt).toEqual(at('2026-07-15T12:00:00.000Z'));
    expect(job.isApproved).toBe(true);
  });

  it('may be set into the past by an edit, which closes the listing', () => {
    const job = anApprovedJob();
    job.edit({ deadline: '2026-06-01' });
    expect(job.isOpen(POSTED_AT)).toBe(false);
    expect(job.isVisible).toBe(true);
  });

  it('counts from the new approval after a reapproval', () => {
    const job = anApprovedJob();
    job.edit({ title: 'Night Receptionist' });
    expect(job.closesAt).toBeNull();
    job.approve(at('2026-07-01T00:00:00.000Z'));
    expect(job.closesAt).toEqual(at('2026-07-31T00:00:00.000Z'));
  });
});

describe('editing', () => {
  const reliedOn: [keyof JobDetails, JobForm][] = [
    ['title', { title: 'Night Receptionist' }],
    ['company', { company: 'Other Hotels' }],
    ['location', { location: 'Porto' }],
    ['description', { description: 'd'.repeat(100) }],
    ['requirements', { requirements: null }],
    ['responsibilities', { responsibilities: 'All' }],
    ['benefits', { benefits: 'None' }],
    ['salary', { salary: 'Negotiable' }],
    ['minSalary', { minSalary: 20_000 }],
    ['maxSalary', { maxSalary: 40_000 }],
    ['jobType', { jobType: 'seasonal' }],
    ['category', { category: 'cruise' }],
    ['experience', { experience: 'senior' }],
  ];

  it.each(reliedOn)('%s takes an approved listing back to pending', (_field, form) => {
    const job = anApprovedJob();
    job.edit(form);
    expect(job).toMatchObject({ isApproved: false, version: 3 });
  });

  const rest: [keyof JobDetails, JobForm][] = [
    ['skills', { skills: ['Opera PMS'] }],
    ['deadline', { deadline: '2026-12-24' }],
    ['isPremium', { isPremium: true }],
    ['department', { department: 'Lobby' }],
  ];

  it.each(rest)('%s leaves an approved listing approved', (_field, form) => {
    const job = anApprovedJob();
    job.edit(form);
    expect(job).toMatchObject({ isApproved: true, version: 3 });
  });

  it('with equal values, but for spaces around them, changes nothing', () => {
    const job = anApprovedJob({ deadline: '2026-12-24' });
    job.edit(aJobForm({ title: '  Front Desk Agent ', deadline: '2026-12-24T00:00:00.000Z' }));
    expect(job).toMatchObject({ isApproved: true, version: 2 });
  });

  it('leaves what was not sent, and clears what was sent empty', () => {
    const job = aJob();
    job.edit({ title: 'Night Receptionist', location: undefined, benefits: '' });
    expect(job).toMatchObject({ title: 'Night Receptionist', location: 'Lisbon, Portugal', benefits: null });
  });

  it('that is refused changes nothing', () => {
    const job = anApprovedJob();
    expect(() => job.edit({ title: 'Hi', salary: 'Much more' })).toThrow('Job title must be at least 5 characters');
    expect(job).toMatchObject({ title: 'Front Desk Agent', salary: '$30,000 a year', version: 2, isApproved: true });
  });

  it('checks a new end of the salary range against the one that stays', () => {
    expect(() => aJob().edit({ minSalary: 50_000 })).toThrow('Minimum salary must not be above the maximum salary');
  });
});

describe('approving', () => {
  it('opens the listing', () => {
    const job = aJob();
    job.approve(POSTED_AT);
    expect(job).toMatchObject({ isApproved: true, isVisible: true, version: 2 });
    expect(job.isOpen(POSTED_AT)).toBe(true);
    expect(job.pullEvents()).toEqual([new JobApproved(job.id)]);
  });

  it('again changes nothing, not even the end', () => {
    const job = anApprovedJob();
    const end = job.closesAt;
    job.approve(at('2026-07-01T00:00:00.000Z'));
    expect(job).toMatchObject({ version: 2, closesAt: end });
    expect(job.pullEvents()).toEqual([]);
  });
});

describe('archiving', () => {
  it('hides the listing until it is taken back, approved as it was', () => {
    const job = anApprovedJob();
    job.archive(at('2026-06-20T00:00:00.000Z'));
    expect(job).toMatchObject({ isArchived: true, isVisible: false, version: 3 });
    expect(job.isOpen(POSTED_AT)).toBe(false);
    job.unarchive();
    expect(job).toMatchObject({ isArchived: false, isVisible: true, archivedAt: null, version: 4 });
  });

  it('never approves by taking back', () => {
    const job = aJob();
    job.archive(POSTED_AT);
    job.unarchive();
    expect(job.isApproved).toBe(false);
  });

  it('again, or taking back what is there, changes nothing', () => {
    const job = aJob();
    job.unarchive();
    expect(job.version).toBe(1);
    job.archive(POSTED_AT);
    job.archive(at('2026-07-01T00:00:00.000Z'));
    expect(job).toMatchObject({ version: 2, archivedAt: POSTED_AT });
  });
});

it('knows its owner', () => {
  const job = aJob({ employerId: 7 });
  expect([job.isOwnedBy(7), job.isOwnedBy(8)]).toEqual([true, false]);
});

it('refuses a version that is not the newest, and passes without one', () => {
  const job = anApprovedJob();
  expect(() => job.requireVersion([1])).toThrow(StaleVersion);
  expect(() => job.requireVersion([])).toThrow(StaleVersion);
  expect(() => job.requireVersion([2])).not.toThrow();
  expect(() => job.requireVersion([1, 2])).not.toThrow();
  expect(() => job.requireVersion(undefined)).not.toThrow();
});
