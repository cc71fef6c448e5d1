import { Clock } from '#shared/application/clock.js';
import { UnitOfWork } from '#shared/application/unit-of-work.js';
import { UseCase } from '#shared/application/use-case.js';
import type { Application } from '../domain/application.js';
import { ApplicationNotFound, ApplicationWithdrawn, JobOfApplicationRemoved } from '../domain/application-errors.js';
import type { ApplicationStatus } from '../domain/application-status.js';
import type { MovedApplicationsBody, SkippedApplicationBody, SkipReason } from './moved-applications.view.js';
import { ApplicationQueries } from './ports/application-queries.js';
import { ApplicationRepository } from './ports/application-repository.js';
import { FillTemplates, type MessageForm } from './templates/fill-templates.js';

/** Maximum number of applications in one request. */
export const MAX_MOVED = 200;

type MoveApplicationsCommand = {
  readonly employerId: number;
  readonly ids: readonly number[];
  readonly status: ApplicationStatus;
  /** Skips applications whose status is no longer this one. */
  readonly from?: ApplicationStatus | null | undefined;
  /** The message to the applicants, or the template for it. */
  readonly message?: MessageForm | null | undefined;
  readonly templateId?: number | null | undefined;
  /** Undefined for what the status suggests. */
  readonly isMailed?: boolean | undefined;
};

/** The reasons in a sentence. */
const REASONS: Readonly<Record<SkipReason, string>> = {
  missing: new ApplicationNotFound().message,
  removed: new JobOfApplicationRemoved().message,
  withdrawn: new ApplicationWithdrawn().message,
  unchanged: 'It already has this status.',
  moved: 'Its status has changed in the meantime.',
};

/**
 * Sets the status of many applications in one transaction.
 * @throws TemplateNotFound
 */
@UseCase()
export class MoveApplications {
  constructor(
    private readonly applications: ApplicationRepository,
    private readonly queries: ApplicationQueries,
    private readonly fillTemplates: FillTemplates,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  execute({ employerId, ids, message, templateId, ...move }: MoveApplicationsCommand): Promise<MovedApplicationsBody> {
    return this.unitOfWork.run(async () => {
      const own = await this.queries.ownAmong(employerId, ids);
      const removed = new Set(own.flatMap(({ id, isRemoved }) => (isRemoved ? [id] : [])));
      const applicationIds = own.map(({ id }) => id);
      const messages = await this.fillTemplates.execute({ employerId, message, templateId, applicationIds });
      const moveAll = (locked: readonly Application[]): MovedApplicationsBody => {
        const byId = new Map(locked.map((application) => [application.id, application]));
        const now = this.clock.now();
        const changed: MovedApplicationsBody['changed'][number][] = [];
        const skipped: MovedApplicationsBody['skipped'][number][] = [];
        for (const id of new Set(ids)) {
          const application = byId.get(id);
          const reason = removed.has(id) ? 'removed' : reasonToSkip(application, move);
          if (!application || reason) skipped.push(skip(id, reason ?? 'missing'));
          else {
            changed.push({ id, was: application.status });
            application.changeStatus(move.status, now, { message: messages.get(id) ?? null, isMailed: move.isMailed });
          }
        }
        return { changed, skipped };
      };
      return this.applications.changeAll(applicationIds, moveAll);
    });
  }
}

function skip(id: number, reason: SkipReason): SkippedApplicationBody {
  return { id, reason, message: REASONS[reason] };
}

function reasonToSkip(
  application: Application | undefined,
  { status, from }: Pick<MoveApplicationsCommand, 'status' | 'from'>,
): SkipReason | undefined {
  if (!application) return 'missing';
  if (application.isWithdrawn) return 'withdrawn';
  if (application.status === status) return 'unchanged';
  if (from && application.status !== from) return 'moved';
  return undefined;
}
