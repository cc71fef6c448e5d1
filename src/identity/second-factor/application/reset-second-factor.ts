import { AuditLog } from '#shared/application/audit/audit-log.js';
import { UserSessions } from '#shared/application/sessions/user-sessions.js';
import { UnitOfWork } from '#shared/application/unit-of-work.js';
import { UseCase } from '#shared/application/use-case.js';
import { UserNotFound } from '../../accounts/domain/identity-errors.js';
import { Passkeys } from '../../passkeys/application/passkeys.js';
import { SecondFactors } from './second-factors.js';
import { UserRepository } from '../../accounts/application/ports/user-repository.js';

/** `login` is a username or an email address. */
type ResetSecondFactorCommand = { readonly login: string };

/**
 * Removes a user's authenticator app and passkeys when they are lost; run by an operator. Ends all sessions.
 * @throws UserNotFound
 */
@UseCase()
export class ResetSecondFactor {
  constructor(
    private readonly users: UserRepository,
    private readonly passkeys: Passkeys,
    private readonly factors: SecondFactors,
    private readonly sessions: UserSessions,
    private readonly unitOfWork: UnitOfWork,
    private readonly audit: AuditLog,
  ) {}

  execute({ login }: ResetSecondFactorCommand): Promise<{ readonly username: string; readonly passkeys: number }> {
    return this.unitOfWork.run(async () => {
      const user = await this.users.byLogin(login);
      if (!user) throw new UserNotFound();
      const { id, username } = user;
      await this.factors.remove(id);
      const passkeys = (await this.passkeys.of(id)).length;
      await this.passkeys.removeSince(id, null);
      await this.sessions.endAll(id);
      const details = { byOperator: true, passkeys };
      await this.audit.add({ action: 'second-factor.disabled', subject: { kind: 'user', id }, details });
      return { username, passkeys };
    });
  }
}
