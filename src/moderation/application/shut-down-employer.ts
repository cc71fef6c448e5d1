import { UnitOfWork } from '#shared/application/unit-of-work.js';
import { UseCase } from '#shared/application/use-case.js';
import { checked } from '#shared/domain/field-checks.js';
import { SUSPENSION_TEXT } from '../domain/report.js';
import { AccountSuspension } from './ports/account-suspension.js';
import { ListingRestrictions, WaitingListings } from './ports/listings.js';
import type { RestrictedJobsBody } from './restricted-jobs.view.js';

type ShutDownEmployerCommand = {
  readonly adminId: number;
  readonly employerId: number;
  readonly reason: string | null | undefined;
  /** For the employer, about the listings and the account. */
  readonly text: string | null | undefined;
};

/**
 * Rejects everything of an employer that awaits approval, and suspends the account, in one transaction; for admins.
 * @throws InvalidFields, UserNotFound, OwnAccount, LastAdmin
 */
@UseCase()
export class ShutDownEmployer {
  constructor(
    private readonly waiting: WaitingListings,
    private readonly restrictions: ListingRestrictions,
    private readonly suspension: AccountSuspension,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  execute({ adminId, employerId, reason, text: entered }: ShutDownEmployerCommand): Promise<RestrictedJobsBody> {
    const text = checked((checks) => checks.required('text', entered, SUSPENSION_TEXT));
    return this.unitOfWork.run(async () => {
      const restricted = await this.waiting.waitingOf(employerId);
      for (const jobId of restricted) await this.restrictions.reject({ jobId, versions: undefined, reason, text });
      await this.suspension.execute({ adminId, userId: employerId, reason: text });
      return { restricted, skipped: [] };
    });
  }
}
