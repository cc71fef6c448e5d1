import type { JobRepository } from '../../src/jobs/application/ports/job-repository.js';
import type { Job } from '../../src/jobs/domain/job.js';
import { aJob, anApprovedJob, POSTED_AT } from '../support/mothers/job-mother.js';

type Ground = {
  readonly jobs: JobRepository;
  readonly employerId: number;
  /** Runs work as a use case would. */
  readonly inUnit: <T>(work: () => Promise<T>) => Promise<T>;
};

/** What every `JobRepository` does. */
export function jobRepositoryContract(make: () => Promise<Ground>): void {
  let ground: Ground;
  beforeEach(async () => {
    ground = await make();
  });

  const stored = async (job: Job): Promise<number> => {
    await ground.inUnit(() => ground.jobs.save(job));
    return job.id;
  };

  it('brings a listing back as it was stored', async () => {
    const job = anApprovedJob({ employerId: ground.employerId, deadline: '2026-08-31' });
    const id = await stored(job);
    const found = await ground.inUnit(() => ground.jobs.forChange(id));
    expect(found).toMatchObject({
      id,
      employerId: ground.employerId,
      title: 'Front Desk Agent',
      skills: ['Opera PMS', 'English'],
      minSalary: 28_000,
      deadline: '2026-08-31',
      closesAt: new Date('2026-09-01T00:00:00.000Z'),
      postedAt: POSTED_AT,
      approvedAt: POSTED_AT,
      archivedAt: null,
      isPremium: false,
      premiumRequested: false,
      isPublished: true,
      version: 2,
    });
  });

  it('brings back what was left out as nothing', async () => {
    const bare = { requirements: null, benefits: null, minSalary: null, maxSalary: null, experience: null, skills: [] };
    const id = await stored(aJob({ employerId: ground.employerId, ...bare }));
    const found = await ground.inUnit(() => ground.jobs.forChange(id));
    expect(found).toMatchObject({ ...bare, deadline: null, closesAt: null, approvedAt: null });
  });

  it('keeps what a change made of it', async () => {
    const id = await stored(aJob({ employerId: ground.employerId }));
    await ground.inUnit(async () => {
      const job = await ground.jobs.forChange(id);
      job?.edit({ title: 'Night Receptionist', deadline: '2026-11-30', skills: ['Patience'] }, POSTED_AT);
      job?.archive('admin', POSTED_AT);
      if (job) await ground.jobs.save(job);
    });
    expect(await ground.inUnit(() => ground.jobs.forChange(id))).toMatchObject({
      title: 'Night Receptionist',
      deadline: '2026-11-30',
      skills: ['Patience'],
      archivedAt: POSTED_AT,
      archivedBy: 'admin',
      version: 3,
    });
  });

  it('brings it back so that an edit with equal values changes nothing', async () => {
    const id = await stored(anApprovedJob({ employerId: ground.employerId }));
    const found = await ground.inUnit(() => ground.jobs.forChange(id));
    found?.edit({ deadline: null, skills: ['Opera PMS', 'English'] }, POSTED_AT);
    expect(found?.version).toBe(2);
  });

  it('has none under an id that was never given', async () => {
    expect(await ground.inUnit(() => ground.jobs.forChange(999))).toBeUndefined();
  });
}
