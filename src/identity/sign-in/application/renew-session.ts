import { Clock } from '#shared/application/clock.js';
import { UnitOfWork } from '#shared/application/unit-of-work.js';
import { UseCase } from '#shared/application/use-case.js';
import { WrongCredentials } from '../../accounts/domain/identity-errors.js';
import type { User } from '../../accounts/domain/user.js';
import type { BrowserSession } from './browser-session.js';
import { UserRepository } from '../../accounts/application/ports/user-repository.js';

type RenewSessionCommand = { readonly user: User; readonly session: BrowserSession };

/**
 * Continues the session under a new id after a password change.
 * @throws WrongCredentials if the password has changed again
 */
@UseCase()
export class RenewSession {
  constructor(
    private readonly users: UserRepository,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  execute({ user: { id, email, passwordHash }, session }: RenewSessionCommand): Promise<void> {
    const { passedSecondFactor } = session;
    const renew = async () => {
      if (!(await this.users.isUnchanged({ id, email, passwordHash }))) throw new WrongCredentials();
      await session.start(id, passedSecondFactor, this.clock.now());
    };
    return session.attempt(() => this.unitOfWork.run(renew));
  }
}
