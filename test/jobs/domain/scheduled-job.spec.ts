import { AlreadyPublished } from '#jobs/domain/job-errors.js';
import { Job } from '#jobs/domain/job.js';
import { aJobForm, anApprovedJob, POSTED_AT } from '../../support/mothers/job-mother.js';

const AT = '2026-07-01T09:00:00+02:00';
const TIME = new Date(AT);
const BEFORE = new Date(TIME.getTime() - 1);

describe('a listing that is to appear later', () => {
  const scheduled = (publishAt: string = AT, form: object = {}) =>
    Job.post(1, 1, aJobForm({ ...form }), POSTED_AT, publishAt);
  const cleared = () => {
    const job = scheduled();
    job.approve(POSTED_AT);
    job.pullEvents();
    return job;
  };

  it('is approved ahead, and appears as new at its time', () => {
    const job = cleared();
    expect(job).toMatchObject({ isApproved: false, clearedAt: POSTED_AT });
    job.release(BEFORE);
    expect(job.isPublished).toBe(false);
    job.release(TIME);
    expect(job).toMatchObject({
      isPublished: true,
      postedAt: TIME,
      approvedAt: TIME,
      closesAt: new Date('2026-07-31T07:00:00.000Z'),
      publishAt: null,
      clearedAt: null,
    });
    expect(job.pullEvents().map(({ constructor }) => constructor.name)).toEqual(['JobApproved', 'JobDecided']);
  });

  it('appears with its approval if that is later', () => {
    const job = scheduled();
    job.release(TIME);
    expect(job.isPublished).toBe(false);
    job.approve(TIME);
    expect(job).toMatchObject({ isPublished: true, postedAt: TIME, publishAt: null });
  });

  it('needs another approval once its text changes, but not for another deadline', () => {
    const job = cleared();
    job.edit({ deadline: '2026-08-31' }, POSTED_AT);
    expect(job.clearedAt).toEqual(POSTED_AT);
    job.edit({ isPremium: true }, POSTED_AT);
    expect(job.clearedAt).toBeNull();
  });

  it('changes nothing with a second approval, or with the same time again', () => {
    const job = cleared();
    const { version } = job;
    job.approve(BEFORE);
    job.schedule(TIME.toISOString(), POSTED_AT);
    expect(job).toMatchObject({ version, clearedAt: POSTED_AT, publishAt: TIME });
    job.schedule('2026-07-02T09:00:00Z', POSTED_AT);
    expect(job).toMatchObject({ version: version + 1, publishAt: new Date('2026-07-02T09:00:00Z') });
  });

  it('does not close before it appears', () => {
    const job = scheduled();
    expect(() => job.edit({ deadline: '2026-06-30' }, POSTED_AT)).toThrow('must not be before the listing appears');
    job.edit({ deadline: '2026-07-01' }, POSTED_AT);
    job.approve(TIME);
    job.edit({ deadline: '2026-06-30' }, POSTED_AT);
    expect(job.isPublished).toBe(true);
  });

  it('stays hidden while it is archived, or after it was sent back', () => {
    const [archived, rejected, hidden] = [cleared(), cleared(), cleared()];
    archived.archive('employer', POSTED_AT);
    rejected.reject({ reason: 'incomplete', text: 'What are the hours?' }, POSTED_AT);
    hidden.hide(POSTED_AT);
    for (const job of [archived, rejected, hidden]) {
      job.release(TIME);
      expect(job.isApproved).toBe(false);
    }
    archived.unarchive('employer');
    archived.release(TIME);
    expect(archived.isPublished).toBe(true);
  });

  it('gets premium with its publication, and none if it was refused', () => {
    const [granted, refused] = [true, false].map(() => scheduled(AT, { isPremium: true })) as [Job, Job];
    granted.approve(POSTED_AT);
    expect(granted.premiumGrantedAt).toBeNull();
    granted.release(TIME);
    expect(granted).toMatchObject({ premiumGrantedAt: TIME, details: { isPremium: true } });
    refused.refusePremium({ text: 'Too many.' } as never, POSTED_AT);
    expect(refused.isPublished).toBe(false);
    refused.release(TIME);
    expect(refused).toMatchObject({ isPublished: true, details: { isPremium: false } });
  });

  it('can get another time until it appears', () => {
    const job = cleared();
    job.schedule(null, POSTED_AT);
    job.release(POSTED_AT);
    expect(job.isPublished).toBe(true);
    expect(() => job.schedule(AT, POSTED_AT)).toThrow(AlreadyPublished);
    expect(() => anApprovedJob().schedule(AT, POSTED_AT)).toThrow(AlreadyPublished);
  });

  it.each([
    ['2026-07-01T09:00', 'Please enter a valid time with its zone'],
    ['soon', 'Please enter a valid time with its zone'],
    ['2026-06-15T12:00:00Z', 'The time must be in the future'],
    ['2026-12-12T12:00:00.001Z', 'The time must be within the next 180 days'],
    ['2026-09-01T00:00:00Z', 'The listing must appear before its deadline'],
  ])('does not appear at %s', (time, message) => {
    expect(() => scheduled(time, { deadline: '2026-08-31' })).toThrow(message);
  });

  it.each([
    ['2026-06-15T12:00:00.001Z', null],
    ['2026-12-12T12:00:00Z', null],
    ['2026-08-31T23:59:59Z', '2026-08-31'],
  ])('may appear at %s with the deadline %s', (time, deadline) => {
    expect(scheduled(time, { deadline }).publishAt).toEqual(new Date(time));
  });
});
