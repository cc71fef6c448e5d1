import { OwnApplications } from '#applications/application/own-applications.js';
import { ApplicationNotFound } from '#applications/domain/application-errors.js';
import { ApplicationProgressed } from '#applications/domain/application-events.js';
import { EventBus } from '#shared/application/event-bus.js';
import { StaleVersion } from '#shared/domain/stale-version.js';
import { InMemoryApplicationRepository } from '../../support/in-memory/applications/in-memory-application-repository.js';
import { InMemoryResumeDirectory } from '../../support/in-memory/applications/in-memory-resume-directory.js';
import { FixedClock } from '../../support/in-memory/shared/fixed-clock.js';
import { InMemoryUnitOfWork } from '../../support/in-memory/shared/in-memory-unit-of-work.js';
import { anApplication } from '../../support/mothers/application-mother.js';

const OWN = { applicationId: 9, jobSeekerId: 5 };

/** An application of job seeker 5, and what becomes of it. */
async function sent({ isUndoable = false } = {}) {
  const applications = new InMemoryApplicationRepository();
  const application = anApplication({ id: 9, jobSeekerId: 5, isUndoable });
  application.pullEvents();
  await applications.add(application);
  const steps: string[] = [];
  const bus = new EventBus();
  bus.subscribe(ApplicationProgressed, async ({ step }) => void steps.push(step));
  const resumes = new InMemoryResumeDirectory(new Map([[5, 'resumes/new.pdf']]));
  const own = new OwnApplications(applications, resumes, new InMemoryUnitOfWork(bus, applications), new FixedClock());
  return { application, own, steps, left: () => [...applications.aggregates()].length };
}

describe('an own application', () => {
  it.each([
    [
      { renewResume: true, coverLetter: undefined },
      { resume: 'resumes/new.pdf', coverLetter: 'I love hotels.' },
    ],
    [
      { renewResume: false, coverLetter: 'I love ships.' },
      { resume: 'resumes/maria.pdf', coverLetter: 'I love ships.' },
    ],
    [
      { renewResume: false, coverLetter: null },
      { resume: 'resumes/maria.pdf', coverLetter: null },
    ],
  ])('is amended in what is sent: %j', async (changes, expected) => {
    const { application, own, steps } = await sent();
    await own.amend({ ...OWN, ...changes });
    expect(application).toMatchObject(expected);
    expect(steps).toEqual(['amended']);
  });

  it('is withdrawn, or deleted if the employer does not know of it yet', async () => {
    const [known, held] = [await sent(), await sent({ isUndoable: true })];
    for (const { own } of [known, held]) await own.withdraw(OWN);
    expect([known.application.isWithdrawn, known.left(), known.steps]).toEqual([true, 1, ['withdrawn']]);
    expect([held.left(), held.steps]).toEqual([0, ['withdrawn']]);
  });

  it('is changed by its applicant alone, in the version that was read', async () => {
    const { application, own } = await sent();
    const versions = [application.version];
    for (const other of [
      { ...OWN, jobSeekerId: 6 },
      { ...OWN, applicationId: 8 },
    ])
      await expect(own.withdraw(other)).rejects.toThrow(ApplicationNotFound);
    await own.amend({ ...OWN, renewResume: true, coverLetter: undefined, versions });
    await expect(own.withdraw({ ...OWN, versions })).rejects.toThrow(StaleVersion);
    expect(application.isWithdrawn).toBe(false);
  });
});
