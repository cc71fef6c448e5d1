import type { JobForm } from '#jobs/domain/job-details.js';
import { ArchivedByAdmin } from '#jobs/domain/job-errors.js';
import { JobApproved, JobArchived, JobDecided, PremiumGivenUp, PremiumGranted } from '#jobs/domain/job-events.js';
import { isOpenAt } from '#jobs/domain/job-state.js';
import { Job } from '#jobs/domain/job.js';
import { aJob, aJobForm, anApprovedJob, POSTED_AT } from '../../support/mothers/job-mother.js';

const DAY = 24 * 60 * 60 * 1000;
const LISBON = { id: 2267057, name: 'Lisbon', region: null, country: 'PT', latitude: 38.71667, longitude: -9.13333 };
const at = (text: string): Date => new Date(text);

describe('a posted listing', () => {
  it('awaits approval and is not published', () => {
    const job = aJob({ employerId: 7 });
    expect(job).toMatchObject({ employerId: 7, isApproved: false, isArchived: false, version: 1, postedAt: POSTED_AT });
    expect(job.isPublished).toBe(false);
    expect(isOpenAt(job, POSTED_AT)).toBe(false);
    expect(job.closesAt).toBeNull();
  });

  it('accepts a deadline of today, but not of yesterday', () => {
    const lateInTheDay = at('2026-06-15T23:59:59.999Z');
    expect(aJob({ deadline: '2026-06-15', postedAt: lateInTheDay }).details.deadline).toBe('2026-06-15');
    expect(() => aJob({ deadline: '2026-06-14', postedAt: at('2026-06-15T00:00:00.000Z') })).toThrow(
      'The deadline must not be in the past',
    );
  });
});

describe('the deadline', () => {
  const message = 'The deadline must be within the next 180 days';

  it('is at most 180 days ahead, in a new listing and after an edit', () => {
    const job = aJob({ deadline: '2026-12-12' });
    expect(() => aJob({ deadline: '2026-12-13' })).toThrow(message);
    expect(() => job.edit({ deadline: '2999-12-31' }, POSTED_AT)).toThrow(message);
    job.edit({ deadline: '2026-12-22' }, at('2026-06-25T00:00:00.000Z'));
    expect(job.details.deadline).toBe('2026-12-22');
  });

  it('of an older listing may be further ahead while it is unchanged', () => {
    const job = new Job(1, 1, { ...aJob().details, deadline: '2090-12-24' }, POSTED_AT);
    job.edit(aJobForm({ title: 'Night Receptionist', deadline: '2090-12-24' }), POSTED_AT);
    expect(job.details).toMatchObject({ title: 'Night Receptionist', deadline: '2090-12-24' });
    expect(() => job.edit({ deadline: '2090-12-25' }, POSTED_AT)).toThrow(message);
  });
});

describe('premium', () => {
  it('requested before approval is granted with it', () => {
    const job = aJob({ isPremium: true });
    job.approve(POSTED_AT);
    expect(job).toMatchObject({ details: { isPremium: true }, premiumRequested: false });
  });

  it('requested after approval waits for an admin while the listing stays published', () => {
    const job = anApprovedJob();
    const end = job.closesAt;
    job.edit({ isPremium: true }, POSTED_AT);
    expect(job).toMatchObject({ details: { isPremium: false }, premiumRequested: true, isApproved: true, version: 3 });
    job.edit({ isPremium: true }, POSTED_AT);
    expect(job.version).toBe(3);
    job.approve(at('2026-07-01T00:00:00.000Z'));
    expect(job).toMatchObject({ details: { isPremium: true }, premiumRequested: false, closesAt: end, version: 4 });
    expect(job.pullEvents()).toEqual([new PremiumGranted(job.id, at('2026-07-01T00:00:00.000Z'))]);
  });

  it('can be given up immediately, requested or granted', () => {
    for (const job of [anApprovedJob(), anApprovedJob({ isPremium: true })]) {
      job.edit({ isPremium: true }, POSTED_AT);
      job.edit({ isPremium: false }, POSTED_AT);
      expect(job).toMatchObject({ details: { isPremium: false }, premiumRequested: false, isApproved: true });
      expect(job.pullEvents()).toEqual([new PremiumGivenUp(job.id)]);
    }
  });

  it('stays granted through edits, and stays requested through one that needs approval', () => {
    const granted = anApprovedJob({ isPremium: true });
    granted.edit({ deadline: '2026-11-30' }, POSTED_AT);
    expect(granted).toMatchObject({ details: { isPremium: true }, premiumRequested: false });
    expect(granted.pullEvents()).toEqual([]);
    const requested = anApprovedJob();
    requested.edit({ isPremium: true }, POSTED_AT);
    requested.edit({ title: 'Night Receptionist' }, POSTED_AT);
    expect(requested).toMatchObject({ details: { isPremium: false }, premiumRequested: true, isPublished: true });
  });
});

describe('the closing time of a listing', () => {
  it('is 720 hours after approval without a deadline, across the end of a month', () => {
    const job = aJob({ postedAt: at('2027-01-20T00:00:00.000Z') });
    job.approve(at('2027-02-10T08:30:00.000Z'));
    expect(job.closesAt).toEqual(at('2027-03-12T08:30:00.000Z'));
    expect(isOpenAt(job, at('2027-03-12T08:29:59.999Z'))).toBe(true);
    expect(isOpenAt(job, at('2027-03-12T08:30:00.000Z'))).toBe(false);
  });

  it.each([
    ['2026-06-15', '2026-06-16T00:00:00.000Z'],
    ['2026-06-30', '2026-07-01T00:00:00.000Z'],
    ['2026-12-31', '2027-01-01T00:00:00.000Z'],
    ['2028-02-28', '2028-02-29T00:00:00.000Z'],
    ['2028-02-29', '2028-03-01T00:00:00.000Z'],
    ['2027-02-28', '2027-03-01T00:00:00.000Z'],
  ])('with the deadline %s is %s', (deadline, end) => {
    const job = anApprovedJob({ deadline, postedAt: new Date(at(end).getTime() - 10 * DAY) });
    expect(job.closesAt).toEqual(at(end));
    expect(isOpenAt(job, new Date(at(end).getTime() - 1))).toBe(true);
    expect(isOpenAt(job, at(end))).toBe(false);
    expect(job.isPublished).toBe(true);
  });

  it('follows a deadline that is set, moved and removed', () => {
    const job = anApprovedJob();
    job.edit({ deadline: '2026-08-31' }, POSTED_AT);
    expect(job.closesAt).toEqual(at('2026-09-01T00:00:00.000Z'));
    job.edit({ deadline: null }, POSTED_AT);
    expect(job.closesAt).toEqual(at('2026-07-15T12:00:00.000Z'));
    expect(job.isApproved).toBe(true);
  });

  it('can be moved to the past, which closes the listing', () => {
    const job = anApprovedJob();
    job.edit({ deadline: '2026-06-01' }, POSTED_AT);
    expect(isOpenAt(job, POSTED_AT)).toBe(false);
    expect(job.isPublished).toBe(true);
  });

  it('counts from the latest approval', () => {
    const job = anApprovedJob();
    job.edit({ title: 'Night Receptionist' }, POSTED_AT);
    expect(job.closesAt).toEqual(at('2026-07-15T12:00:00.000Z'));
    job.approve(at('2026-07-01T00:00:00.000Z'));
    expect(job.closesAt).toEqual(at('2026-07-31T00:00:00.000Z'));
  });
});

describe('editing', () => {
  const reviewed: [keyof JobForm, JobForm][] = [
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
    ['skills', { skills: ['Opera PMS'] }],
    ['department', { department: 'Lobby' }],
  ];

  it.each(reviewed)('%s waits for approval beside the approved text', (_field, form) => {
    const job = anApprovedJob();
    const { details } = job;
    job.edit(form, POSTED_AT);
    expect(job).toMatchObject({ details, isPublished: true, version: 3 });
    expect(job.proposedText).not.toBeNull();
  });

  const unreviewed: [keyof JobForm, JobForm][] = [
    ['deadline', { deadline: '2026-11-30' }],
    ['isPremium', { isPremium: true }],
  ];

  it.each(unreviewed)('%s needs no approval of the text', (_field, form) => {
    const job = anApprovedJob();
    job.edit(form, POSTED_AT);
    expect(job).toMatchObject({ isApproved: true, proposedText: null, version: 3 });
  });

  it('changes nothing when only surrounding spaces differ', () => {
    const job = anApprovedJob({ deadline: '2026-11-30' });
    job.edit(aJobForm({ title: '  Front Desk Agent ', deadline: '2026-11-30T00:00:00.000Z' }), POSTED_AT);
    expect(job).toMatchObject({ isApproved: true, version: 2 });
  });

  it('keeps fields that were not sent and clears empty ones', () => {
    const job = aJob();
    job.edit({ title: 'Night Receptionist', location: undefined, benefits: '' }, POSTED_AT);
    expect(job.details).toMatchObject({ title: 'Night Receptionist', location: 'Lisbon, Portugal', benefits: null });
  });

  it('remembers that places were removed, so that they are not derived from the location again', () => {
    const job = aJob();
    job.edit({ places: null }, POSTED_AT);
    expect(job.details.places).toBeNull();
    job.edit({ places: [LISBON] }, POSTED_AT);
    job.edit({ places: null }, POSTED_AT);
    expect(job.details.places).toEqual([]);
    job.locate(LISBON);
    expect(job.details.places).toEqual([]);
  });

  it('changes nothing when it is rejected', () => {
    const job = anApprovedJob();
    expect(() => job.edit({ title: 'Hi', salary: 'Much more' }, POSTED_AT)).toThrow(
      'Job title must be at least 5 characters',
    );
    expect(job).toMatchObject({
      details: { title: 'Front Desk Agent', salary: '$30,000 a year' },
      version: 2,
      isApproved: true,
    });
  });

  it('checks a new end of the salary range against the existing one', () => {
    expect(() => aJob().edit({ minSalary: 50_000 }, POSTED_AT)).toThrow(
      'Minimum salary must not be above the maximum salary',
    );
  });
});

describe('approving', () => {
  it('opens the listing', () => {
    const job = aJob();
    job.approve(POSTED_AT);
    expect(job).toMatchObject({ isApproved: true, isPublished: true, version: 2 });
    expect(isOpenAt(job, POSTED_AT)).toBe(true);
    expect(job.pullEvents()).toEqual([new JobApproved(job.id), new JobDecided(job.id, 'approved', POSTED_AT)]);
  });

  it('leaves the time of posting, however much later', () => {
    const job = aJob();
    job.approve(at('2026-07-01T00:00:00.000Z'));
    expect(job.postedAt).toEqual(POSTED_AT);
  });

  it('changes nothing when repeated', () => {
    const job = anApprovedJob();
    const end = job.closesAt;
    job.approve(at('2026-07-01T00:00:00.000Z'));
    expect(job).toMatchObject({ version: 2, closesAt: end });
    expect(job.pullEvents()).toEqual([]);
  });
});

describe('archiving', () => {
  it('hides the listing until it is unarchived, still approved', () => {
    const job = anApprovedJob();
    job.archive('employer', at('2026-06-20T00:00:00.000Z'));
    expect(job).toMatchObject({ isArchived: true, isPublished: false, version: 3 });
    expect(isOpenAt(job, POSTED_AT)).toBe(false);
    job.unarchive('employer');
    expect(job).toMatchObject({ isArchived: false, isPublished: true, archivedAt: null, version: 4 });
  });

  it('does not approve a pending listing by unarchiving', () => {
    const job = aJob();
    job.archive('employer', POSTED_AT);
    job.unarchive('employer');
    expect(job.isApproved).toBe(false);
  });

  it('changes nothing when repeated, nor does unarchiving an active listing', () => {
    const job = aJob();
    job.unarchive('employer');
    expect(job.version).toBe(1);
    job.archive('employer', POSTED_AT);
    job.archive('employer', at('2026-07-01T00:00:00.000Z'));
    expect(job).toMatchObject({ version: 2, archivedAt: POSTED_AT });
  });
});

describe('a takedown', () => {
  const takenDown = (): ReturnType<typeof aJob> => {
    const job = anApprovedJob();
    job.archive('admin', POSTED_AT);
    return job;
  };

  it('can be undone by an admin, but not by the employer', () => {
    const job = takenDown();
    expect(() => job.unarchive('employer')).toThrow(ArchivedByAdmin);
    expect(job).toMatchObject({ isArchived: true, archivedBy: 'admin', version: 3 });
    job.unarchive('admin');
    expect(job).toMatchObject({ isArchived: false, archivedBy: null, isPublished: true });
  });

  it("overrides the employer's archiving, before and after, and keeps its time", () => {
    const job = anApprovedJob();
    job.archive('employer', POSTED_AT);
    job.archive('admin', at('2026-07-01T00:00:00.000Z'));
    expect(job).toMatchObject({ archivedBy: 'admin', archivedAt: POSTED_AT });
    expect(job.pullEvents()).toEqual([new JobArchived(job.id, true)]);
    job.archive('employer', at('2026-07-02T00:00:00.000Z'));
    expect(job.archivedBy).toBe('admin');
    expect(() => job.unarchive('employer')).toThrow('An admin archived this job, so only an admin can restore it.');
  });
});
