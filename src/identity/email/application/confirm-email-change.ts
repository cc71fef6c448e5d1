import { Clock } from '#shared/application/clock.js';
import { UnitOfWork } from '#shared/application/unit-of-work.js';
import { UseCase } from '#shared/application/use-case.js';
import { EmailAddress } from '../../accounts/domain/email-address.js';
import { suspectSince } from '../../accounts/domain/account-link.js';
import { LinkNotValid } from '#shared/domain/link-not-valid.js';
import { EmailChanged } from '../../accounts/domain/user-events.js';
import { AccountTokens } from '../../accounts/application/ports/account-tokens.js';
import { UserRepository } from '../../accounts/application/ports/user-repository.js';
import { UseLink } from '../../accounts/application/use-link.js';

type ConfirmEmailChangeCommand = { readonly token: string };

/**
 * Changes the email address to the one that received the link. The former address receives a link to undo this.
 * @throws LinkNotValid, EmailTaken
 */
@UseCase()
export class ConfirmEmailChange {
  constructor(
    private readonly users: UserRepository,
    private readonly tokens: AccountTokens,
    private readonly useLink: UseLink,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  execute({ token }: ConfirmEmailChangeCommand): Promise<void> {
    return this.unitOfWork.run(async () => {
      const change = await this.useLink.execute('email_change', token);
      if (change.email === null) throw new LinkNotValid();
      const { userId } = change;
      const email = EmailAddress.known(change.email);
      await this.tokens.revoke(userId, 'password_reset', 'email_verification');
      const former = await this.users.change(userId, (user) => {
        const { email: before } = user;
        user.changeEmail(email, this.clock.now());
        return before;
      });
      const undo = { userId, purpose: 'email_undo', email: former, since: suspectSince(change) } as const;
      const { token: undoToken } = await this.tokens.issue(undo);
      this.unitOfWork.record([new EmailChanged(userId, former, undoToken)]);
    });
  }
}
