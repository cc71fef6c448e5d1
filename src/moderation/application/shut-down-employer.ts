import { UnitOfWork } from '#shared/application/unit-of-work.js';
import { UseCase } from '#shared/application/use-case.js';
import { checked } from '#shared/domain/field-checks.js';
import { SUSPENSION_TEXT } from '../domain/report.js';
import { AccountSuspension, CompanyMembers } from './ports/account-suspension.js';
import { ListingRestrictions, WaitingListings } from './ports/listings.js';
import type { RestrictedJobsBody } from './restricted-jobs.view.js';

type ShutDownEmployerCommand = {
  readonly adminId: number;
  readonly employerId: number;
  readonly reason: string | null | undefined;
  /** For the employer, about the listings and the accounts. */
  readonly text: string | null | undefined;
};

/**
 * Rejects everything of a company that awaits approval, and suspends all its members, in one transaction; for admins.
 * @throws InvalidFields, UserNotFound, OwnAccount, LastAdmin
 */
@UseCase()
export class ShutDownEmployer {
  constructor(
    private readonly waiting: WaitingListings,
    private readonly restrictions: ListingRestrictions,
    private readonly members: CompanyMembers,
    private readonly suspension: AccountSuspension,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  execute({ adminId, employerId, reason, text: entered }: ShutDownEmployerCommand): Promise<RestrictedJobsBody> {
    const text = checked((checks) => checks.required('text', entered, SUSPENSION_TEXT));
    return this.unitOfWork.run(async () => {
      const restricted = await this.waiting.waitingOf(employerId);
      for (const jobId of restricted) await this.restrictions.reject({ jobId, versions: undefined, reason, text });
      const members = await this.members.everyone(employerId);
      for (const userId of members.length > 0 ? members : [employerId]) {
        await this.suspension.execute({ adminId, userId, reason: text });
      }
      return { restricted, skipped: [] };
    });
  }
}
