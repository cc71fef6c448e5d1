import { Clock } from '#shared/application/clock.js';
import { UserSessions } from '#shared/application/sessions/user-sessions.js';
import { UnitOfWork } from '#shared/application/unit-of-work.js';
import { UseCase } from '#shared/application/use-case.js';
import { IdentityTaken, SignInAgain } from '../../accounts/domain/identity-errors.js';
import { IdentityLinked } from '../../accounts/domain/user-events.js';
import type { User } from '../../accounts/domain/user.js';
import { LinkedIdentities, type ProviderIdentity } from './linked-identities.js';
import { UserRepository } from '../../accounts/application/ports/user-repository.js';

type LinkIdentityCommand = {
  readonly userId: number;
  readonly identity: ProviderIdentity;
  /** The id of the session that links it, if the user is signed in. */
  readonly session?: string;
};

/**
 * Links an identity to an account. The caller must have verified that both belong to the same person.
 * @throws IdentityTaken; SignInAgain if the session has ended
 */
@UseCase()
export class LinkIdentity {
  constructor(
    private readonly users: UserRepository,
    private readonly sessions: UserSessions,
    private readonly identities: LinkedIdentities,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  execute({ userId, identity, session }: LinkIdentityCommand): Promise<User> {
    return this.unitOfWork.run(async () => {
      const user = await this.users.change(userId, (locked) => locked);
      if (session !== undefined && !(await this.sessions.isOpen(userId, session))) throw new SignInAgain();
      if (await this.identities.add(userId, identity, this.clock.now())) {
        this.unitOfWork.record([new IdentityLinked(userId)]);
      } else if ((await this.identities.ownerOf(identity)) !== userId) {
        throw new IdentityTaken();
      }
      return user;
    });
  }
}
