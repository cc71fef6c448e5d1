import { Job } from '#jobs/domain/job.js';
import { JobSubmitted } from '#jobs/domain/job-events.js';
import { aJobForm, anApprovedJob, POSTED_AT } from '../../support/mothers/job-mother.js';

describe('a listing that awaits approval', () => {
  it('is submitted when it is posted', () => {
    expect(Job.post(4, 1, aJobForm(), POSTED_AT).pullEvents()).toEqual([new JobSubmitted(4)]);
  });

  it.each([
    ['a new title', { title: 'Night Porter' }, [new JobSubmitted(1)]],
    ['a new deadline', { deadline: '2026-07-20' }, []],
    ['no change', {}, []],
  ])('is submitted again after %s: %#', (_what, change, events) => {
    const job = anApprovedJob();
    job.pullEvents();
    job.edit(aJobForm(change), POSTED_AT);
    expect(job.pullEvents()).toEqual(events);
  });
});
