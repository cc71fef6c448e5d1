import type { ApplicationRepository } from '#applications/application/ports/application-repository.js';
import { AlreadyApplied, ApplicationNotFound } from '#applications/domain/application-errors.js';
import { anApplication } from '../../support/mothers/application-mother.js';
import { itself } from '../../support/itself.js';

const LATER = new Date('2026-06-16T12:00:00.000Z');

/** Contract of `ApplicationRepository`. Jobs and job seekers 1 and 2 exist; `inUnit` runs work in a unit of work. */
export function applicationRepositoryContract(
  make: () => Promise<{ applications: ApplicationRepository; inUnit: <T>(work: () => Promise<T>) => Promise<T> }>,
): void {
  let applications: ApplicationRepository;
  let inUnit: <T>(work: () => Promise<T>) => Promise<T>;
  beforeEach(async () => {
    ({ applications, inUnit } = await make());
  });

  it('finds a stored application by its id', async () => {
    const application = anApplication();
    await inUnit(() => applications.add(application));
    expect(await inUnit(() => applications.change(application.id, itself))).toMatchObject({
      jobId: 1,
      jobSeekerId: 1,
      resume: 'resumes/maria.pdf',
      coverLetter: 'I love hotels.',
      answers: [],
      status: 'pending',
      assigneeId: null,
      appliedAt: new Date('2026-06-15T12:00:00.000Z'),
    });
    await expect(inUnit(() => applications.change(application.id + 1, itself))).rejects.toThrow(ApplicationNotFound);
  });

  it('distinguishes an empty cover letter from none', async () => {
    const empty = anApplication({ coverLetter: '', resume: null });
    const none = anApplication({ id: 2, jobId: 2, coverLetter: null });
    await inUnit(() => applications.add(empty));
    await inUnit(() => applications.add(none));
    expect(await inUnit(() => applications.change(empty.id, itself))).toMatchObject({ coverLetter: '', resume: null });
    expect((await inUnit(() => applications.change(none.id, itself))).coverLetter).toBeNull();
  });

  it('changes an application by its applicant and job, if there is one', async () => {
    const application = anApplication();
    await inUnit(() => applications.add(application));
    const seen: number[] = [];
    const former = (jobSeekerId: number, jobId: number) =>
      inUnit(() => applications.changeFormer({ jobSeekerId, jobId }, ({ id }) => void seen.push(id)));
    expect((await former(1, 1))?.id).toBe(application.id);
    expect(await former(1, 2)).toBeUndefined();
    expect(await former(2, 1)).toBeUndefined();
    expect(seen).toEqual([application.id]);
  });

  it('stores one application per job and job seeker', async () => {
    await inUnit(() => applications.add(anApplication()));
    await inUnit(() => applications.add(anApplication({ id: 2, jobId: 2 })));
    await inUnit(() => applications.add(anApplication({ id: 3, jobSeekerId: 2 })));
    await expect(inUnit(() => applications.add(anApplication({ id: 4 })))).rejects.toThrow(AlreadyApplied);
  });

  it('accepts one of many concurrent applications', async () => {
    const attempts = Array.from({ length: 20 }, async () => {
      const id = await applications.nextId();
      return inUnit(() => applications.add(anApplication({ id })));
    });
    const outcomes = await Promise.allSettled(attempts);
    const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
    expect(refused).toHaveLength(19);
    for (const { reason } of refused) expect(reason).toBeInstanceOf(AlreadyApplied);
  });

  it('stores the changes of a unit of work', async () => {
    const application = anApplication();
    await inUnit(() => applications.add(application));
    await inUnit(async () => {
      await applications.change(application.id, (found) => {
        found.changeStatus('shortlisted', LATER);
        found.assign(2, LATER);
      });
    });
    expect(await inUnit(() => applications.change(application.id, itself))).toMatchObject({
      status: 'shortlisted',
      assigneeId: 2,
      seenAt: LATER,
      version: 2,
    });
  });

  it('finds several applications by their ids', async () => {
    for (const id of [1, 2, 3])
      await inUnit(() => applications.add(anApplication({ id, jobId: 1 + (id % 2), jobSeekerId: id > 2 ? 2 : 1 })));
    const found = await inUnit(() => applications.changeAll([3, 1, 9], itself));
    expect(found.map(({ id }) => id)).toEqual([1, 3]);
    expect(await inUnit(() => applications.changeAll([], itself))).toEqual([]);
  });

  it('removes an application', async () => {
    for (const id of [1, 2]) await inUnit(() => applications.add(anApplication({ id, jobId: id })));
    await inUnit(() => applications.change(1, (found) => applications.remove(found)));
    expect((await inUnit(() => applications.changeAll([1, 2], itself))).map(({ id }) => id)).toEqual([2]);
  });

  it('serializes concurrent changes', async () => {
    const application = anApplication();
    await inUnit(() => applications.add(application));
    const change = (what: 'status' | 'assignee') =>
      applications.change(application.id, (found) => {
        if (what === 'status') found.changeStatus('offered', LATER);
        else found.assign(2, LATER);
      });
    await Promise.all([inUnit(() => change('status')), inUnit(() => change('assignee'))]);
    expect(await inUnit(() => applications.change(application.id, itself))).toMatchObject({
      status: 'offered',
      assigneeId: 2,
    });
  });
}
