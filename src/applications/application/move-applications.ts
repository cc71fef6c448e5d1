import { Clock } from '#shared/application/clock.js';
import { UnitOfWork } from '#shared/application/unit-of-work.js';
import { UseCase } from '#shared/application/use-case.js';
import type { Application } from '../domain/application.js';
import type { ApplicationStatus } from '../domain/application-status.js';
import { ApplicationQueries } from './ports/application-queries.js';
import { ApplicationRepository } from './ports/application-repository.js';
import { FillTemplates } from './templates/fill-templates.js';

/** Maximum number of applications in one request. */
export const MAX_MOVED = 200;

type MoveApplicationsCommand = {
  readonly employerId: number;
  readonly ids: readonly number[];
  readonly status: ApplicationStatus;
  /** Skips applications whose status is no longer this one. */
  readonly from?: ApplicationStatus | null | undefined;
  /** The template for a message to the applicants. */
  readonly templateId?: number | null | undefined;
  readonly isMailed: boolean;
};

/** Why an application is skipped. `missing` includes other employers' applications; `removed` is its listing. */
export type SkipReason = 'missing' | 'removed' | 'withdrawn' | 'unchanged' | 'moved';

export type MovedApplications = {
  /** With their previous statuses. */
  readonly changed: readonly { readonly id: number; readonly was: ApplicationStatus }[];
  readonly skipped: readonly { readonly id: number; readonly reason: SkipReason }[];
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

  execute({ employerId, ids, templateId, ...move }: MoveApplicationsCommand): Promise<MovedApplications> {
    return this.unitOfWork.run(async () => {
      const own = await this.queries.ownAmong(employerId, ids);
      const removed = new Set(own.flatMap(({ id, isRemoved }) => (isRemoved ? [id] : [])));
      const applicationIds = own.map(({ id }) => id);
      const locked = await this.applications.allByIdForChange(applicationIds);
      const byId = new Map(locked.map((application) => [application.id, application]));
      const messages = await this.fillTemplates.execute({ employerId, templateId, applicationIds });
      const now = this.clock.now();
      const changed: MovedApplications['changed'][number][] = [];
      const skipped: MovedApplications['skipped'][number][] = [];
      for (const id of new Set(ids)) {
        const application = byId.get(id);
        const reason = removed.has(id) ? 'removed' : reasonToSkip(application, move);
        if (!application || reason) skipped.push({ id, reason: reason ?? 'missing' });
        else {
          changed.push({ id, was: application.status });
          application.changeStatus(move.status, now, { message: messages.get(id) ?? null, isMailed: move.isMailed });
        }
      }
      return { changed, skipped };
    });
  }
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
