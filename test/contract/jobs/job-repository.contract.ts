import type { JobRepository } from '#jobs/application/ports/job-repository.js';
import { JobNotFound } from '#jobs/domain/job-errors.js';
import type { Job } from '#jobs/domain/job.js';
import { aJob, anApprovedJob, POSTED_AT } from '../../support/mothers/job-mother.js';
import type { InMemoryJobSearchIndex } from '../../support/in-memory/jobs/in-memory-job-search-index.js';

type Fixture = { readonly jobs: JobRepository; readonly index: InMemoryJobSearchIndex; readonly employerId: number };

/** Contract of `JobRepository`. */
export function jobRepositoryContract(open: () => Promise<Fixture>): void {
  let fixture: Fixture;
  beforeEach(async () => {
    fixture = await open();
  });

  const add = async (changes: Parameters<typeof aJob>[0] = {}, make = aJob): Promise<number> =>
    (await fixture.jobs.add((id) => make({ id, employerId: fixture.employerId, ...changes }))).id;
  const stored = async (id: number): Promise<Job> => {
    let found: Job | undefined;
    await fixture.jobs.change(id, (job) => {
      found = job;
    });
    return found as Job;
  };

  it('assigns an id to a new listing and returns it unchanged', async () => {
    const id = await add({ deadline: '2026-08-31' }, anApprovedJob);
    const found = await stored(id);
    expect(found).toMatchObject({
      id,
      employerId: fixture.employerId,
      closesAt: new Date('2026-09-01T00:00:00.000Z'),
      postedAt: POSTED_AT,
      approvedAt: POSTED_AT,
      archivedAt: null,
      premiumRequested: false,
      isPublished: true,
      version: 2,
    });
    expect(found.details).toMatchObject({
      title: 'Front Desk Agent',
      skills: ['Opera PMS', 'English'],
      salaryRange: { min: 28_000, max: 32_000 },
      deadline: '2026-08-31',
      isPremium: false,
    });
  });

  it('returns missing fields as null', async () => {
    const bare = { requirements: null, benefits: null, experience: null, skills: [] };
    const found = await stored(await add({ ...bare, minSalary: null, maxSalary: null }));
    expect(found.details).toMatchObject({ ...bare, deadline: null, salaryRange: { min: null, max: null } });
    expect(found).toMatchObject({ closesAt: null, approvedAt: null });
  });

  it('stores a change', async () => {
    const id = await add();
    await fixture.jobs.change(id, (job) => {
      job.edit({ title: 'Night Receptionist', deadline: '2026-11-30', skills: ['Patience'] }, POSTED_AT);
      job.archive('admin', POSTED_AT);
    });
    const found = await stored(id);
    expect(found.details).toMatchObject({ title: 'Night Receptionist', deadline: '2026-11-30', skills: ['Patience'] });
    expect(found).toMatchObject({ archivedAt: POSTED_AT, archivedBy: 'admin', version: 3 });
  });

  it('returns a listing unchanged after an edit with equal values', async () => {
    const found = await stored(await add({}, anApprovedJob));
    found.edit({ deadline: null, skills: ['Opera PMS', 'English'], minSalary: 28_000 }, POSTED_AT);
    expect(found.version).toBe(2);
  });

  it('keeps the search index in sync with published listings', async () => {
    const id = await add();
    expect(fixture.index.titles.has(id)).toBe(false);
    await fixture.jobs.change(id, (job) => job.approve(POSTED_AT));
    expect(fixture.index.titles.get(id)).toBe('Front Desk Agent');
    await fixture.jobs.change(id, (job) => job.edit({ title: 'Night Receptionist' }, POSTED_AT));
    expect(fixture.index.titles.has(id)).toBe(false);
    await fixture.jobs.change(id, (job) => job.approve(POSTED_AT));
    expect(fixture.index.titles.get(id)).toBe('Night Receptionist');
    await fixture.jobs.change(id, (job) => job.archive('employer', POSTED_AT));
    expect(fixture.index.titles.has(id)).toBe(false);
  });

  it('deletes listings archived before a time, up to a limit', async () => {
    const ids = [await add(), await add(), await add(), await add()];
    for (const id of ids.slice(0, 3)) await fixture.jobs.change(id, (job) => job.archive('employer', POSTED_AT));
    expect(await fixture.jobs.deleteArchivedBefore(POSTED_AT, 10)).toBe(0);
    const later = new Date(POSTED_AT.getTime() + 1);
    expect(await fixture.jobs.deleteArchivedBefore(later, 2)).toBe(2);
    expect(await fixture.jobs.deleteArchivedBefore(later, 2)).toBe(1);
    await expect(stored(ids[0] as number)).rejects.toThrow(JobNotFound);
    expect((await stored(ids[3] as number)).isArchived).toBe(false);
  });

  it('rejects a change to a listing that does not exist', async () => {
    await expect(stored(999)).rejects.toThrow(JobNotFound);
  });
}
