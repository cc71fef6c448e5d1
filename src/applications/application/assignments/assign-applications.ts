import { Clock } from '#shared/application/clock.js';
import { UnitOfWork } from '#shared/application/unit-of-work.js';
import { UseCase } from '#shared/application/use-case.js';
import { isWithin, type CompanyReach } from '#shared/domain/actor.js';
import type { Application } from '../../domain/application.js';
import {
  ApplicationNotFound,
  ApplicationWithdrawn,
  AssigneeNotFound,
  JobOfApplicationRemoved,
} from '../../domain/application-errors.js';
import type { AssignedApplicationsBody, AssignmentSkipReason } from './assigned-applications.view.js';
import { ApplicationQueries, type OwnApplication } from '../ports/application-queries.js';
import { ApplicationRepository } from '../ports/application-repository.js';
import { Colleagues } from '../ports/colleagues.js';

type AssignApplicationsCommand = {
  readonly employerId: number;
  readonly ids: readonly number[];
  /** The member who takes care of them; null for nobody. */
  readonly assigneeId: number | null;
  /** Skips applications that are no longer assigned to this member, or to nobody. */
  readonly from?: number | null | undefined;
};

/** The reasons in a sentence. */
const REASONS: Readonly<Record<AssignmentSkipReason, string>> = {
  missing: new ApplicationNotFound().message,
  removed: new JobOfApplicationRemoved().message,
  withdrawn: new ApplicationWithdrawn().message,
  unchanged: 'It is already assigned like this.',
  reassigned: 'Someone else has assigned it in the meantime.',
  unreadable: 'This member cannot see the applications for its hotel.',
};

/**
 * Assigns applications to a member of the company, or to nobody, in one transaction.
 * @throws AssigneeNotFound
 */
@UseCase()
export class AssignApplications {
  constructor(
    private readonly applications: ApplicationRepository,
    private readonly queries: ApplicationQueries,
    private readonly colleagues: Colleagues,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  execute({ employerId, ids, assigneeId, from }: AssignApplicationsCommand): Promise<AssignedApplicationsBody> {
    return this.unitOfWork.run(async () => {
      // Before the applications, like those who remove members.
      const reach = await this.reachOf(employerId, assigneeId);
      const own = new Map((await this.queries.ownAmong(employerId, ids)).map((one) => [one.id, one]));
      return this.applications.changeAll([...own.keys()], (locked) => {
        const byId = new Map(locked.map((application) => [application.id, application]));
        const now = this.clock.now();
        const changed: AssignedApplicationsBody['changed'][number][] = [];
        const skipped: AssignedApplicationsBody['skipped'][number][] = [];
        for (const id of new Set(ids)) {
          const application = byId.get(id);
          const reason =
            reasonToSkip(application, own.get(id), { assigneeId, from }) ??
            (reach && !isWithin(reach, { employerId, workplaceId: own.get(id)?.workplaceId ?? null })
              ? 'unreadable'
              : undefined);
          if (!application || reason) skipped.push(skip(id, reason ?? 'missing'));
          else {
            changed.push({ id, was: application.assigneeId });
            application.assign(assigneeId, now);
          }
        }
        return { changed, skipped };
      });
    });
  }

  /** Null for nobody, who may have everything. */
  private async reachOf(employerId: number, assigneeId: number | null): Promise<CompanyReach | null> {
    if (assigneeId === null) return null;
    const reach = await this.colleagues.lockReach(employerId, assigneeId);
    if (!reach) throw new AssigneeNotFound();
    return reach;
  }
}

function skip(id: number, reason: AssignmentSkipReason) {
  return { id, reason, message: REASONS[reason] };
}

function reasonToSkip(
  application: Application | undefined,
  own: OwnApplication | undefined,
  { assigneeId, from }: Pick<AssignApplicationsCommand, 'assigneeId' | 'from'>,
): AssignmentSkipReason | undefined {
  if (!application || !own) return 'missing';
  if (own.isRemoved) return 'removed';
  if (application.isWithdrawn) return 'withdrawn';
  if (application.assigneeId === assigneeId) return 'unchanged';
  if (from !== undefined && application.assigneeId !== from) return 'reassigned';
  return undefined;
}
