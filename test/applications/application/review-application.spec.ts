import { ReceivedApplications } from '#applications/application/received-applications.js';
import { MoveApplications } from '#applications/application/move-applications.js';
import type { ApplicationQueries } from '#applications/application/ports/application-queries.js';
import type { FillTemplates } from '#applications/application/templates/fill-templates.js';
import type { Application } from '#applications/domain/application.js';
import { ApplicationNotFound, JobOfApplicationRemoved } from '#applications/domain/application-errors.js';
import { ApplicationStatusChanged } from '#applications/domain/application-events.js';
import { EventBus } from '#shared/application/event-bus.js';
import { InMemoryApplicationRepository } from '../../support/in-memory/applications/in-memory-application-repository.js';
import { InMemoryApplicableListings } from '../../support/in-memory/applications/in-memory-applicable-listings.js';
import { FixedClock } from '../../support/in-memory/shared/fixed-clock.js';
import { InMemoryUnitOfWork } from '../../support/in-memory/shared/in-memory-unit-of-work.js';
import { anApplication } from '../../support/mothers/application-mother.js';

const OWNER = 10;
const STRANGER = 11;

/** Application 4 is for another employer's job, and that of application 6 was removed. */
const OWN = {
  ownAmong: async (_employerId: number, ids: readonly number[]) =>
    ids.filter((id) => id !== 4).map((id) => ({ id, isRemoved: id === 6 })),
} as unknown as ApplicationQueries;

/** No test here uses a template. */
const NO_TEMPLATES = { execute: async () => new Map() } as unknown as FillTemplates;

describe('reviewing applications', () => {
  let applications: InMemoryApplicationRepository;
  let application: Application;
  let received: ReceivedApplications;
  let move: MoveApplications;
  let published: ApplicationStatusChanged[];

  beforeEach(async () => {
    applications = new InMemoryApplicationRepository();
    application = anApplication({ jobId: 1 });
    application.pullEvents();
    await applications.add(application);
    const jobs = new InMemoryApplicableListings([
      { id: 1, employerId: OWNER, workplaceId: null, isOpen: false, isRemoved: false, questions: [] },
      { id: 6, employerId: OWNER, workplaceId: null, isOpen: false, isRemoved: true, questions: [] },
    ]);
    const events = new EventBus();
    const unitOfWork = new InMemoryUnitOfWork(events, applications);
    const clock = new FixedClock();
    published = [];
    events.subscribe(ApplicationStatusChanged, async (event) => void published.push(event));
    received = new ReceivedApplications(applications, jobs, NO_TEMPLATES, unitOfWork, clock);
    move = new MoveApplications(applications, OWN, NO_TEMPLATES, unitOfWork, clock);
  });

  it('sets the status, even of a closed job, and publishes one event', async () => {
    const command = { applicationId: application.id, employerId: OWNER, status: 'offered' as const };
    await received.setStatus(command);
    await received.setStatus(command);
    expect(application.status).toBe('offered');
    expect(published).toEqual([new ApplicationStatusChanged(application.id, 1, 1, 'offered')]);
  });

  it('moves many at once, and reports which it skips and why', async () => {
    const of = (id: number, jobId: number) => anApplication({ id, jobId, jobSeekerId: id });
    const [withdrawn, rejected, foreign, removed] = [of(2, 1), of(3, 1), of(4, 2), of(6, 6)];
    for (const one of [withdrawn, rejected, foreign, removed]) await applications.add(one);
    withdrawn.withdraw(new Date());
    rejected.changeStatus('rejected', new Date());
    for (const one of [withdrawn, rejected, foreign, removed]) one.pullEvents();
    const command = { employerId: OWNER, ids: [1, 2, 3, 4, 5, 6, 1], isMailed: false };
    expect(await move.execute({ ...command, status: 'offered', from: 'pending' })).toEqual({
      changed: [{ id: 1, was: 'pending' }],
      skipped: [
        { id: 2, reason: 'withdrawn', message: 'The applicant has withdrawn this application.' },
        { id: 3, reason: 'moved', message: 'Its status has changed in the meantime.' },
        { id: 4, reason: 'missing', message: 'Application not found' },
        { id: 5, reason: 'missing', message: 'Application not found' },
        { id: 6, reason: 'removed', message: new JobOfApplicationRemoved().message },
      ],
    });
    expect(published).toEqual([new ApplicationStatusChanged(1, 1, 1, 'offered', false)]);
    const again = await move.execute({ ...command, ids: [1, 3], status: 'offered' });
    expect(again).toEqual({
      changed: [{ id: 3, was: 'rejected' }],
      skipped: [{ id: 1, reason: 'unchanged', message: 'It already has this status.' }],
    });
  });

  it('sets no status and records no opening of an application to a removed job', async () => {
    const removed = anApplication({ id: 6, jobId: 6 });
    removed.pullEvents();
    await applications.add(removed);
    const target = { applicationId: 6, employerId: OWNER };
    await expect(received.setStatus({ ...target, status: 'offered' })).rejects.toThrow(JobOfApplicationRemoved);
    await received.markSeen(target);
    expect(removed).toMatchObject({ status: 'pending', seenAt: null });
    expect(published).toEqual([]);
    await received.markSeen({ ...target, applicationId: application.id });
    expect(application.seenAt).not.toBeNull();
  });

  it('is not possible before the application arrives', async () => {
    const held = anApplication({ id: 7, jobId: 1, jobSeekerId: 7, isUndoable: true });
    await applications.add(held);
    const target = { applicationId: 7, employerId: OWNER };
    await expect(received.setStatus({ ...target, status: 'rejected' })).rejects.toThrow(ApplicationNotFound);
    await expect(received.markSeen(target)).rejects.toThrow(ApplicationNotFound);
    held.release();
    await received.markSeen(target);
    expect(held.seenAt).not.toBeNull();
  });

  it("rejects everyone but the job's owner", async () => {
    const missing = { applicationId: application.id + 1, employerId: OWNER };
    const foreign = { applicationId: application.id, employerId: STRANGER };
    for (const target of [missing, foreign]) {
      await expect(received.setStatus({ ...target, status: 'rejected' })).rejects.toThrow(ApplicationNotFound);
      await expect(received.markSeen(target)).rejects.toThrow(ApplicationNotFound);
    }
    expect(application).toMatchObject({ status: 'pending', seenAt: null });
  });
});
