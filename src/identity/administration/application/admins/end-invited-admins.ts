import { UseCase } from '#shared/application/use-case.js';
import { AdminInvitations } from './admin-invitations.js';
import { ReinstateUser } from '../suspension/reinstate-user.js';
import { SuspendAccount } from '../suspension/suspend-account.js';
import { Suspensions } from '../suspension/suspensions.js';

type EndInvitedAdminsCommand = {
  readonly adminId: number;
  /** When someone else may have got in; null if they may have created the account, which no admin's ever is. */
  readonly since: Date | null;
};

const SUSPENDED =
  'You became an admin through an account that someone else may have used. Another admin can lift this suspension.';
const REINSTATED = 'Suspended by an admin who was invited by whoever else used the account.';

/**
 * Ends, within the open unit of work, what someone else did with the account of an admin to stay an admin: open
 * invitations are withdrawn, and admins who joined through one, or through one of theirs, are suspended until another
 * admin has looked at them. If one of them suspended the account, it is reinstated.
 */
@UseCase()
export class EndInvitedAdmins {
  constructor(
    private readonly invitations: AdminInvitations,
    private readonly suspensions: Suspensions,
    private readonly suspendAccount: SuspendAccount,
    private readonly reinstateUser: ReinstateUser,
  ) {}

  async execute({ adminId, since }: EndInvitedAdminsCommand): Promise<void> {
    await this.invitations.withdrawSince(adminId, since);
    if (since === null) return;
    const joined = await this.invitations.joinedSince(adminId, since);
    const suspendedBy = await this.suspensions.suspendedBy(adminId);
    for (const userId of joined) await this.suspendAccount.execute({ userId, reason: SUSPENDED });
    if (suspendedBy !== null && joined.includes(suspendedBy))
      await this.reinstateUser.execute({ userId: adminId, reason: REINSTATED });
  }
}
