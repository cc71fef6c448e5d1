import { Clock } from '../../../shared/application/clock.js';
import { UnitOfWork } from '../../../shared/application/unit-of-work.js';
import { UseCase } from '../../../shared/application/use-case.js';
import { UserSessions } from '../../../shared/application/sessions/user-sessions.js';
import { EmailAddress } from '../../domain/email-address.js';
import { LinkNotValid } from '../../../shared/domain/link-not-valid.js';
import { EmailRestored } from '../../domain/user-events.js';
import { AccountTokens } from '../ports/account-tokens.js';
import { UserRepository } from '../ports/user-repository.js';

type UndoEmailChangeCommand = { readonly token: string };

/**
 * Restores the former email address. Ends all sessions and revokes all other links, because someone else may have made
 * the change.
 * @throws LinkNotValid, EmailTaken
 */
@UseCase()
export class UndoEmailChange {
  constructor(
    private readonly users: UserRepository,
    private readonly tokens: AccountTokens,
    private readonly sessions: UserSessions,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  execute({ token }: UndoEmailChangeCommand): Promise<void> {
    return this.unitOfWork.run(async () => {
      const change = await this.tokens.consume('email_undo', token);
      if (!change?.email) throw new LinkNotValid();
      const { userId } = change;
      const email = EmailAddress.known(change.email);
      await this.tokens.revoke(userId, 'password_reset', 'email_change', 'email_undo', 'email_verification');
      await this.users.change(userId, (user) => user.changeEmail(email, this.clock.now()));
      await this.sessions.endAll(userId);
      this.unitOfWork.record([new EmailRestored(userId)]);
    });
  }
}
