import { Clock } from '#shared/application/clock.js';
import { UnitOfWork } from '#shared/application/unit-of-work.js';
import { UseCase } from '#shared/application/use-case.js';
import { EmailAddress } from '../../accounts/domain/email-address.js';
import { LinkNotValid } from '#shared/domain/link-not-valid.js';
import { EmailRestored } from '../../accounts/domain/user-events.js';
import { AccountTokens } from '../../accounts/application/ports/account-tokens.js';
import { UserRepository } from '../../accounts/application/ports/user-repository.js';
import { RevokeAccess } from '../../accounts/application/revoke-access.js';
import { UseLink } from '../../accounts/application/use-link.js';

type UndoEmailChangeCommand = { readonly token: string };

/**
 * Restores the former email address and ends what was set up in the week before the change was requested and since,
 * because someone else may have made it: the password, sessions, sign-in methods and other access. A link also undoes
 * all later changes, whose links end with it; links for earlier addresses stay valid, because their owners were here
 * first.
 * @throws LinkNotValid, EmailTaken
 */
@UseCase()
export class UndoEmailChange {
  constructor(
    private readonly users: UserRepository,
    private readonly tokens: AccountTokens,
    private readonly useLink: UseLink,
    private readonly revokeAccess: RevokeAccess,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  execute({ token }: UndoEmailChangeCommand): Promise<void> {
    return this.unitOfWork.run(async () => {
      const link = await this.useLink.execute('email_undo', token);
      if (link.email === null) throw new LinkNotValid();
      const { userId } = link;
      const email = EmailAddress.known(link.email);
      // After a change away, back and away again, an address has several links; each undoes all of that.
      const sameAddress = (other: { readonly email: string | null }) =>
        EmailAddress.known(other.email ?? '').key === email.key;
      const oldest =
        (await this.tokens.open(userId, 'email_undo')).find((other) => other.id < link.id && sameAddress(other)) ??
        link;
      await this.tokens.revokeFrom(oldest);
      await this.tokens.revoke(userId, 'password_reset', 'email_change', 'email_verification', 'company_verification');
      await this.users.change(userId, (user) => user.restoreEmail(email, this.clock.now()));
      await this.revokeAccess.execute({ userId, since: oldest.since ?? this.clock.now() });
      const reset = await this.tokens.issue({ userId, purpose: 'password_reset', email: email.text });
      this.unitOfWork.record([new EmailRestored(userId, reset.token)]);
    });
  }
}
