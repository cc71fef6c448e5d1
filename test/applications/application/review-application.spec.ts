import { ChangeApplication } from '../../../src/applications/application/change-application.js';
import { SetApplicationStatus } from '../../../src/applications/application/set-application-status.js';
import { TakeNotes } from '../../../src/applications/application/take-notes.js';
import type { Application } from '../../../src/applications/domain/application.js';
import { ApplicationNotFound } from '../../../src/applications/domain/application-errors.js';
import { ApplicationStatusChanged } from '../../../src/applications/domain/application-events.js';
import { EventBus } from '../../../src/shared/application/event-bus.js';
import { InMemoryApplicationRepository } from '../../support/in-memory/applications/in-memory-application-repository.js';
import { InMemoryJobDirectory } from '../../support/in-memory/applications/in-memory-job-directory.js';
import { FixedClock } from '../../support/in-memory/shared/fixed-clock.js';
import { InMemoryUnitOfWork } from '../../support/in-memory/shared/in-memory-unit-of-work.js';
import { anApplication } from '../../support/mothers/application-mother.js';

const OWNER = 10;
const STRANGER = 11;

describe('reviewing applications', () => {
  let applications: InMemoryApplicationRepository;
  let application: Application;
  let setStatus: SetApplicationStatus;
  let takeNotes: TakeNotes;
  let published: ApplicationStatusChanged[];

  beforeEach(async () => {
    applications = new InMemoryApplicationRepository();
    application = anApplication({ jobId: 1 });
    application.pullEvents();
    await applications.add(application);
    const jobs = new InMemoryJobDirectory([{ id: 1, employerId: OWNER, isOpen: false, questions: [] }]);
    const events = new EventBus();
    const changeApplication = new ChangeApplication(
      applications,
      jobs,
      new InMemoryUnitOfWork(events, applications),
      new FixedClock(),
    );
    published = [];
    events.subscribe(ApplicationStatusChanged, async (event) => void published.push(event));
    setStatus = new SetApplicationStatus(changeApplication);
    takeNotes = new TakeNotes(changeApplication);
  });

  it('sets the status, even of a closed job, and publishes one event', async () => {
    const command = { applicationId: application.id, employerId: OWNER, status: 'offered' as const };
    await setStatus.execute(command);
    await setStatus.execute(command);
    expect(application.status).toBe('offered');
    expect(published).toEqual([new ApplicationStatusChanged(application.id, 1, 1, 'offered')]);
  });

  it('stores notes', async () => {
    await takeNotes.execute({ applicationId: application.id, employerId: OWNER, notes: 'Call back' });
    expect(application.notes).toBe('Call back');
  });

  it("refuses anyone but the job's owner", async () => {
    const missing = { applicationId: application.id + 1, employerId: OWNER };
    const foreign = { applicationId: application.id, employerId: STRANGER };
    for (const target of [missing, foreign]) {
      await expect(setStatus.execute({ ...target, status: 'rejected' })).rejects.toThrow(ApplicationNotFound);
      await expect(takeNotes.execute({ ...target, notes: 'x' })).rejects.toThrow(ApplicationNotFound);
    }
    expect(application).toMatchObject({ status: 'pending', notes: null });
  });
});
