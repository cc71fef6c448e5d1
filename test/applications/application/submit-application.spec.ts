import { SubmitApplication } from '#applications/application/submit-application.js';
import { AlreadyApplied, NoLongerAccepting } from '#applications/domain/application-errors.js';
import { ApplicationSubmitted } from '#applications/domain/application-events.js';
import { EventBus } from '#shared/application/event-bus.js';
import { InMemoryApplicationRepository } from '../../support/in-memory/applications/in-memory-application-repository.js';
import { InMemoryApplicableListings } from '../../support/in-memory/applications/in-memory-applicable-listings.js';
import { InMemoryResumeDirectory } from '../../support/in-memory/applications/in-memory-resume-directory.js';
import { FixedClock } from '../../support/in-memory/shared/fixed-clock.js';
import { InMemoryUnitOfWork } from '../../support/in-memory/shared/in-memory-unit-of-work.js';

const OPEN = { id: 1, employerId: 10, workplaceId: null, isOpen: true, isRemoved: false, questions: [] };
const CLOSED = { id: 2, employerId: 10, workplaceId: null, isOpen: false, isRemoved: false, questions: [] };

describe('applying', () => {
  let submit: SubmitApplication;
  let published: ApplicationSubmitted[];

  beforeEach(() => {
    const events = new EventBus();
    published = [];
    events.subscribe(ApplicationSubmitted, async (event) => void published.push(event));
    const applications = new InMemoryApplicationRepository();
    submit = new SubmitApplication(
      applications,
      new InMemoryApplicableListings([OPEN, CLOSED]),
      new InMemoryResumeDirectory(new Map([[5, 'resumes/5.pdf']])),
      new InMemoryUnitOfWork(events, applications),
      new FixedClock(),
    );
  });

  it('sends the resume on the profile and publishes an event', async () => {
    const application = await submit.execute({ jobSeekerId: 5, jobId: 1, coverLetter: '' });
    expect(application).toMatchObject({ jobId: 1, jobSeekerId: 5, resume: 'resumes/5.pdf', coverLetter: '' });
    expect(application.appliedAt).toEqual(new FixedClock().now());
    expect(published).toEqual([new ApplicationSubmitted(application.id, 1, 5, application.appliedAt)]);
  });

  it('holds an application that can be undone, once', async () => {
    const command = { jobSeekerId: 5, jobId: 1, coverLetter: '', isUndoable: true };
    const { heldUntil } = await submit.execute(command);
    expect(heldUntil).toEqual(new Date(new FixedClock().now().getTime() + 10_000));
    expect(published).toEqual([]);
    await expect(submit.execute(command)).rejects.toThrow(AlreadyApplied);
  });

  it('does not require a resume', async () => {
    expect((await submit.execute({ jobSeekerId: 6, jobId: 1, coverLetter: null })).resume).toBeNull();
  });

  it('rejects closed and unknown listings', async () => {
    for (const jobId of [2, 3]) {
      const attempt = submit.execute({ jobSeekerId: 5, jobId, coverLetter: null });
      await expect(attempt).rejects.toThrow(NoLongerAccepting);
    }
    expect(published).toEqual([]);
  });

  it('is allowed once per job', async () => {
    const apply = () => submit.execute({ jobSeekerId: 5, jobId: 1, coverLetter: null });
    await apply();
    await expect(apply()).rejects.toThrow(AlreadyApplied);
    expect(published).toHaveLength(1);
  });
});
