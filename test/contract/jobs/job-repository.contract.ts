import type { JobRepository } from '#jobs/application/ports/job-repository.js';
import { JobNotFound } from '#jobs/domain/job-errors.js';
import type { Job } from '#jobs/domain/job.js';
import { aJob, anApprovedJob, POSTED_AT } from '../../support/mothers/job-mother.js';
import { ListingChanged, ListingPublished, ListingWithdrawn } from '#jobs/domain/publication.js';
import type { EventBus } from '#shared/application/event-bus.js';
import type { UnitOfWork } from '#shared/application/unit-of-work.js';
import { itself } from '../../support/itself.js';

type Fixture = {
  readonly jobs: JobRepository;
  readonly unitOfWork: UnitOfWork;
  readonly events: EventBus;
  readonly employerId: number;
};

/** Contract of `JobRepository`. */
export function jobRepositoryContract(open: () => Promise<Fixture>): void {
  let fixture: Fixture;
  beforeEach(async () => {
    fixture = await open();
  });

  const add = (changes: Parameters<typeof aJob>[0] = {}, make = aJob): Promise<number> =>
    fixture.unitOfWork.run(async () => {
      const id = await fixture.jobs.nextId();
      await fixture.jobs.add(make({ id, employerId: fixture.employerId, ...changes }));
      return id;
    });
  const change = <Result>(id: number, act: (job: Job) => Result) =>
    fixture.unitOfWork.run(() => fixture.jobs.change(id, act));
  const stored = (id: number): Promise<Job> => change(id, itself);

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
    await change(id, (job) => {
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

  it('tells when a listing can be found, as what, and no longer', async () => {
    const told: unknown[] = [];
    const tell = (...event: unknown[]): Promise<void> => Promise.resolve(void told.push(event));
    fixture.events.subscribe(ListingPublished, ({ listing }) => tell('published', listing.id, listing.title));
    fixture.events.subscribe(ListingChanged, ({ listing }) => tell('changed', listing.id, listing.title));
    fixture.events.subscribe(ListingWithdrawn, ({ jobId }) => tell('withdrawn', jobId));
    const id = await add();
    await change(id, (job) => job.approve(POSTED_AT));
    await change(id, (job) => job.edit({ deadline: '2026-11-30' }, POSTED_AT));
    await change(id, (job) => job.edit({ title: 'Night Receptionist' }, POSTED_AT));
    await change(id, (job) => job.approve(POSTED_AT));
    await change(id, (job) => job.archive('employer', POSTED_AT));
    await change(id, (job) => job.archive('admin', POSTED_AT));
    expect(told).toEqual([
      ['published', id, 'Front Desk Agent'],
      ['changed', id, 'Front Desk Agent'],
      ['changed', id, 'Front Desk Agent'],
      ['changed', id, 'Night Receptionist'],
      ['withdrawn', id],
    ]);
  });

  it('stores a changed text beside the approved one, and the last text that an admin saw', async () => {
    const id = await add({}, anApprovedJob);
    const raise = { maxSalary: 40_000, facts: { startsOn: '2026-07-01' } };
    await change(id, (job) => job.edit(raise, POSTED_AT, { isTrusted: true }));
    await change(id, (job) => job.edit({ title: 'Night Receptionist' }, POSTED_AT));
    const found = await stored(id);
    expect(found).toMatchObject({
      details: { title: 'Front Desk Agent', salaryRange: { max: 40_000 } },
      proposedText: { title: 'Night Receptionist', maxSalary: 40_000, facts: { startsOn: '2026-07-01' } },
      checkedText: { maxSalary: 32_000, facts: {} },
    });
    found.edit({ title: 'Night Receptionist', minSalary: 28_000 }, POSTED_AT);
    expect(found.version).toBe(4);
  });

  it('finds listings that were approved ahead once their time has come, unless they are archived', async () => {
    const at = new Date('2026-07-01T07:00:00.000Z');
    const cleared = (): Promise<number> =>
      fixture.unitOfWork.run(async () => {
        const id = await fixture.jobs.nextId();
        const job = aJob({ id, employerId: fixture.employerId });
        job.schedule(at.toISOString(), POSTED_AT);
        job.approve(POSTED_AT);
        await fixture.jobs.add(job);
        return id;
      });
    const [first, archived, second] = [await cleared(), await cleared(), await cleared()];
    await change(archived, (job) => job.archive('employer', POSTED_AT));
    await add({}, anApprovedJob);
    expect(await fixture.jobs.due(new Date(at.getTime() - 1), 10)).toEqual([]);
    expect(await fixture.jobs.due(at, 10)).toEqual([first, second]);
    expect(await fixture.jobs.due(at, 1)).toEqual([first]);
    expect(await fixture.jobs.due(at, 1, [first])).toEqual([second]);
    await change(first, (job) => job.release(at));
    expect(await fixture.jobs.due(at, 10)).toEqual([second]);
  });

  it('deletes listings archived before a time, up to a limit', async () => {
    const ids = [await add(), await add(), await add(), await add()];
    for (const id of ids.slice(0, 3)) await change(id, (job) => job.archive('employer', POSTED_AT));
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
