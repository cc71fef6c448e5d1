import { Clock } from '#shared/application/clock.js';
import { UnitOfWork } from '#shared/application/unit-of-work.js';
import { UseCase } from '#shared/application/use-case.js';
import { LinkNotValid } from '#shared/domain/link-not-valid.js';
import { requireGoodPassword } from '../../accounts/domain/user.js';
import { AccountTokens } from '../../accounts/application/ports/account-tokens.js';
import { CommonPasswords } from './common-passwords.js';
import { PasswordHasher } from './password-hasher.js';
import { UserRepository } from '../../accounts/application/ports/user-repository.js';
import { RevokeAccess } from '../../accounts/application/revoke-access.js';
import { UseLink } from '../../accounts/application/use-link.js';

type ResetPasswordCommand = { readonly token: string; readonly password: string };

/**
 * Sets a new password with a one-time link. Ends all sessions and revokes pending email changes, because someone else
 * may have requested them. A rejected password leaves the link valid.
 * @throws InvalidFields, LinkNotValid
 */
@UseCase()
export class ResetPassword {
  constructor(
    private readonly users: UserRepository,
    private readonly tokens: AccountTokens,
    private readonly hasher: PasswordHasher,
    private readonly commonPasswords: CommonPasswords,
    private readonly unitOfWork: UnitOfWork,
    private readonly useLink: UseLink,
    private readonly revokeAccess: RevokeAccess,
    private readonly clock: Clock,
  ) {}

  async execute({ token, password }: ResetPasswordCommand): Promise<void> {
    requireGoodPassword('password', password, (entered) => this.commonPasswords.includes(entered));
    const link = await this.tokens.find('password_reset', token);
    // Before hashing the password, so that guessing tokens stays cheap for the server.
    if (!link) throw new LinkNotValid();
    const { userId, email } = link;
    const passwordHash = await this.hasher.hash(password);
    await this.unitOfWork.run(async () => {
      await this.useLink.execute('password_reset', token);
      await this.tokens.revoke(userId, 'email_change');
      let wasUnverified = false;
      await this.users.change(userId, (user) => {
        user.setPassword(passwordHash);
        // Links passed on by admins have no email address and verify nothing.
        if (email !== user.email) return;
        wasUnverified = !user.isEmailVerified;
        user.verifyEmail(this.clock.now());
      });
      // Someone else may have registered with this address and left a way back in.
      if (wasUnverified) await this.revokeAccess.execute({ userId, since: null });
    });
  }
}
