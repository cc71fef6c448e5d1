import { UnitOfWork } from '#shared/application/unit-of-work.js';
import { UseCase } from '#shared/application/use-case.js';
import { UserSessions } from '#shared/application/sessions/user-sessions.js';
import { AccessRevoked } from '../domain/user-events.js';
import { EndInvitedAdmins } from '../../administration/application/admins/end-invited-admins.js';
import { LinkedIdentities } from '../../providers/application/linked-identities.js';
import { Passkeys } from '../../passkeys/application/passkeys.js';
import { SecondFactors } from '../../second-factor/application/second-factors.js';

type RevokeAccessCommand = {
  readonly userId: number;
  /** When the other person may have got in; null if they may have created the account. */
  readonly since: Date | null;
};

/**
 * Ends, within the open unit of work, what someone else may have set up to get into an account again: sessions and
 * sign-in methods here, and on `AccessRevoked` everything in other modules. A second factor is older than that person
 * or keeps them out as well as anyone, so it is removed only if it was set up since.
 */
@UseCase()
export class RevokeAccess {
  constructor(
    private readonly sessions: UserSessions,
    private readonly passkeys: Passkeys,
    private readonly identities: LinkedIdentities,
    private readonly factors: SecondFactors,
    private readonly endInvitedAdmins: EndInvitedAdmins,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  async execute({ userId, since }: RevokeAccessCommand): Promise<void> {
    await this.sessions.endAll(userId);
    await this.passkeys.removeSince(userId, since);
    await this.identities.removeSince(userId, since);
    if (since) await this.factors.removeSince(userId, since);
    await this.endInvitedAdmins.execute({ adminId: userId, since });
    this.unitOfWork.record([new AccessRevoked(userId, since)]);
  }
}
