import { AssignApplications } from '#applications/application/assignments/assign-applications.js';
import type { ApplicationQueries } from '#applications/application/ports/application-queries.js';
import { AssigneeNotFound } from '#applications/domain/application-errors.js';
import { ApplicationAssigned } from '#applications/domain/application-events.js';
import { EventBus } from '#shared/application/event-bus.js';
import type { Member } from '#shared/domain/actor.js';
import { InMemoryApplicationRepository } from '../../support/in-memory/applications/in-memory-application-repository.js';
import { InMemoryColleagues } from '../../support/in-memory/applications/in-memory-colleagues.js';
import { FixedClock } from '../../support/in-memory/shared/fixed-clock.js';
import { InMemoryUnitOfWork } from '../../support/in-memory/shared/in-memory-unit-of-work.js';
import { anApplication } from '../../support/mothers/application-mother.js';

const COMPANY = 10;
const [BAY, OLD_TOWN] = [71, 72];
const ANA: Member = { userId: 11, role: 'employer', employerId: COMPANY, companyRole: 'recruiter' };
const OF_BAY: Member = { ...ANA, userId: 12, companyRole: 'reviewer', workplaceIds: [BAY] };
const STRANGER: Member = { ...ANA, userId: 20, employerId: 20 };

/** Applications 1 to 3 are for the hotel at the bay, 4 for one in the old town, 5 for none, and 6 for a removed listing. */
const HOTELS: Readonly<Record<number, number | null>> = { 1: BAY, 2: BAY, 3: BAY, 4: OLD_TOWN, 5: null, 6: BAY };
const OWN = {
  ownAmong: async (employerId: number, ids: readonly number[]) =>
    ids
      .filter((id) => id in HOTELS && employerId === COMPANY)
      .map((id) => ({ id, isRemoved: id === 6, workplaceId: HOTELS[id] })),
} as unknown as ApplicationQueries;

describe('assigning applications', () => {
  let assign: AssignApplications;
  let assigned: ApplicationAssigned[];
  let applications: InMemoryApplicationRepository;

  beforeEach(async () => {
    applications = new InMemoryApplicationRepository();
    for (const id of [1, 2, 3, 4, 5, 6, 7]) {
      const application = anApplication({ id, jobSeekerId: id });
      application.pullEvents();
      await applications.add(application);
    }
    const events = new EventBus();
    assigned = [];
    events.subscribe(ApplicationAssigned, async (event) => void assigned.push(event));
    const colleagues = new InMemoryColleagues([ANA, OF_BAY, STRANGER]);
    const unitOfWork = new InMemoryUnitOfWork(events, applications);
    assign = new AssignApplications(applications, OWN, colleagues, unitOfWork, new FixedClock());
  });

  const to = (assigneeId: number | null, ids: number[], from?: number | null) =>
    assign.execute({ employerId: COMPANY, ids, assigneeId, from });
  const reasons = async (answer: ReturnType<typeof to>) =>
    (await answer).skipped.map(({ id, reason, message }) => [id, reason, message]);

  it('gives them to a member, and takes them back', async () => {
    expect(await to(ANA.userId, [1, 2])).toEqual({
      changed: [
        { id: 1, was: null },
        { id: 2, was: null },
      ],
      skipped: [],
    });
    expect((await to(null, [2])).changed).toEqual([{ id: 2, was: ANA.userId }]);
    expect(assigned.map(({ applicationId, assigneeId }) => [applicationId, assigneeId])).toEqual([
      [1, ANA.userId],
      [2, ANA.userId],
      [2, null],
    ]);
  });

  it('skips what cannot be assigned, and says why', async () => {
    await applications.change(3, (application) => application.withdraw(new Date()));
    await to(ANA.userId, [2]);
    expect(await reasons(to(ANA.userId, [2, 3, 6, 7, 8]))).toEqual([
      [2, 'unchanged', 'It is already assigned like this.'],
      [3, 'withdrawn', 'The applicant has withdrawn this application.'],
      [6, 'removed', expect.stringContaining('removed this job')],
      [7, 'missing', 'Application not found'],
      [8, 'missing', 'Application not found'],
    ]);
  });

  it('gives reviewers only what they may see', async () => {
    const answer = await to(OF_BAY.userId, [1, 4, 5]);
    expect(answer.changed).toEqual([{ id: 1, was: null }]);
    expect(answer.skipped.map(({ id, reason }) => [id, reason])).toEqual([
      [4, 'unreadable'],
      [5, 'unreadable'],
    ]);
  });

  it('has one winner of two who assign at once', async () => {
    expect((await to(ANA.userId, [1], null)).changed).toHaveLength(1);
    expect(await reasons(to(OF_BAY.userId, [1], null))).toEqual([
      [1, 'reassigned', 'Someone else has assigned it in the meantime.'],
    ]);
    expect((await to(OF_BAY.userId, [1], ANA.userId)).changed).toHaveLength(1);
  });

  it('knows nobody but members of the company', async () => {
    await expect(to(STRANGER.userId, [1])).rejects.toThrow(AssigneeNotFound);
    await expect(to(99, [1])).rejects.toThrow(AssigneeNotFound);
    expect(assigned).toEqual([]);
  });
});
