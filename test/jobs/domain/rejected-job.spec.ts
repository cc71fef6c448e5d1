import { CannotReject } from '#jobs/domain/job-errors.js';
import { JobArchived, JobDecided } from '#jobs/domain/job-events.js';
import { aJob, anApprovedJob } from '../../support/mothers/job-mother.js';

const POSTED_AT = new Date('2026-06-15T12:00:00.000Z');

describe('rejecting', () => {
  const statement = { reason: 'incomplete', text: 'What are the hours?' } as const;

  it('hides the listing until its employer changes it', () => {
    const job = aJob();
    job.approve(POSTED_AT);
    job.reject(statement, POSTED_AT);
    expect(job).toMatchObject({ isApproved: false, isPublished: false, isRejected: true, version: 3 });
    expect(job.pullEvents()).toContainEqual(new JobDecided(job.id, 'rejected', POSTED_AT, statement));
    job.edit({ description: job.details.description }, POSTED_AT);
    expect(job).toMatchObject({ isRejected: true, version: 3 });
    job.edit({ benefits: 'Day shifts, 40 hours' }, POSTED_AT);
    expect(job).toMatchObject({ isApproved: false, isRejected: false, version: 4 });
  });

  it('keeps a request for premium for the next approval', () => {
    const job = aJob();
    job.approve(POSTED_AT);
    job.edit({ isPremium: true }, POSTED_AT);
    job.reject(statement, POSTED_AT);
    expect(job).toMatchObject({ premiumRequested: false, details: { isPremium: true } });
  });

  it('fails for a listing that is rejected or archived', () => {
    const rejected = aJob();
    rejected.reject(statement, POSTED_AT);
    const archived = aJob();
    archived.archive('employer', POSTED_AT);
    for (const job of [rejected, archived]) expect(() => job.reject(statement, POSTED_AT)).toThrow(CannotReject);
  });
});

describe('taking down', () => {
  it('is decided once, and so is its end', () => {
    const [job, statement] = [anApprovedJob(), { reason: 'scam', text: 'It asks for money.' } as const];
    for (let times = 0; times < 2; times += 1) job.takeDown(statement, POSTED_AT);
    const [archived, decided] = [
      new JobArchived(job.id, true),
      new JobDecided(job.id, 'archived', POSTED_AT, statement),
    ];
    expect(job.pullEvents()).toEqual([archived, decided]);
    for (let times = 0; times < 2; times += 1) job.restore(POSTED_AT);
    expect(job.pullEvents()).toEqual([new JobDecided(job.id, 'restored', POSTED_AT)]);
    job.archive('employer', POSTED_AT);
    job.restore(POSTED_AT);
    expect(job.pullEvents()).toEqual([new JobArchived(job.id, true)]);
  });
});
