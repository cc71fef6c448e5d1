import { ArchivedByAdmin, NotRenewable } from '#jobs/domain/job-errors.js';
import type { Job } from '#jobs/domain/job.js';
import { aJob, anApprovedJob, POSTED_AT } from '../../support/mothers/job-mother.js';

const at = (text: string): Date => new Date(text);

describe('renewing', () => {
  const renewed = (change: (job: Job) => void = () => undefined, deadline = '2026-06-21') => {
    const job = anApprovedJob({ deadline });
    change(job);
    job.renew(POSTED_AT);
    return job;
  };

  it('is possible from seven days before the end, and after it', () => {
    expect(renewed()).toMatchObject({ details: { deadline: '2026-07-21' }, version: 3 });
    expect(() => renewed(undefined, '2026-06-22')).toThrow(NotRenewable);
    const exact = anApprovedJob();
    expect(() => exact.renew(at('2026-07-08T11:59:59.999Z'))).toThrow(NotRenewable);
    exact.renew(at('2026-07-08T12:00:00.000Z'));
    expect(exact.details.deadline).toBe('2026-08-14');
  });

  it.each<[string, (job: Job) => void, new () => Error]>([
    ['archived', (job) => job.archive('employer', POSTED_AT), NotRenewable],
    ['hidden', (job) => job.hide(POSTED_AT), NotRenewable],
    ['taken down', (job) => job.archive('admin', POSTED_AT), ArchivedByAdmin],
  ])('is impossible while the listing is %s', (_what, change, expected) => {
    expect(() => renewed(change)).toThrow(expected);
  });

  it('is impossible before the approval', () => {
    expect(() => aJob({ deadline: '2026-06-21' }).renew(POSTED_AT)).toThrow(NotRenewable);
  });
});
