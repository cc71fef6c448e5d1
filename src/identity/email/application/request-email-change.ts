import { UnitOfWork } from '#shared/application/unit-of-work.js';
import { UseCase } from '#shared/application/use-case.js';
import { checked } from '#shared/domain/field-checks.js';
import { EmailAddress } from '../../accounts/domain/email-address.js';
import { EmailTaken, UserNotFound } from '../../accounts/domain/identity-errors.js';
import { EmailChangeRequested } from '../../accounts/domain/user-events.js';
import type { User } from '../../accounts/domain/user.js';
import { AccountTokens } from '../../accounts/application/ports/account-tokens.js';
import { UserRepository } from '../../accounts/application/ports/user-repository.js';
import type { Caller } from '../../password/application/confirm-password.js';
import { ConfirmedChange } from '../../password/application/confirmed-change.js';

type RequestEmailChangeCommand = Caller & {
  readonly userId: number;
  readonly currentPassword: string;
  readonly email: string;
};

/**
 * Emails a link to a new address, which replaces the current one when the link is used.
 * @throws InvalidFields, WrongPassword, SignInAgain, EmailTaken, TooManyAttempts, RateLimiterFailed
 */
@UseCase()
export class RequestEmailChange {
  constructor(
    private readonly users: UserRepository,
    private readonly confirmedChange: ConfirmedChange,
    private readonly tokens: AccountTokens,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  async execute({ userId, currentPassword, email, ...caller }: RequestEmailChangeCommand): Promise<void> {
    const user = await this.users.byId(userId);
    if (!user) throw new UserNotFound();
    const wanted = checkedAddress(user, email);
    const confirmation = { userId, password: currentPassword, field: 'currentPassword', ...caller };
    await this.confirmedChange.execute(confirmation, async () => {
      if (await this.users.hasEmail(wanted, userId)) throw new EmailTaken();
      const { token } = await this.tokens.replace({ userId, purpose: 'email_change', email: wanted.text });
      this.unitOfWork.record([new EmailChangeRequested(userId, wanted.text, token)]);
    });
  }
}

function checkedAddress(user: User, entered: string): EmailAddress {
  return checked((checks) => {
    const email = EmailAddress.check(checks, entered);
    if (email.text === user.email) checks.add('email', 'This is already your email address');
    return email;
  });
}
