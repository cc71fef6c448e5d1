import { UseCase } from '#shared/application/use-case.js';
import { ConfirmPassword, type Caller } from '#identity/password/application/confirm-password.js';
import type { BrowserSession } from '#identity/sign-in/application/browser-session.js';
import { EraseAccount } from './erase-account.js';

type DeleteAccountCommand = Caller & {
  readonly userId: number;
  readonly password: string;
  readonly session: BrowserSession;
};

/**
 * Deletes an account after confirming its password.
 * @throws WrongPassword, SignInAgain, LastAdmin, TooManyAttempts, RateLimiterFailed, FilesAway
 */
@UseCase()
export class DeleteAccount {
  constructor(
    private readonly confirmPassword: ConfirmPassword,
    private readonly eraseAccount: EraseAccount,
  ) {}

  async execute(command: DeleteAccountCommand): Promise<void> {
    await this.confirmPassword.execute({ ...command, field: 'password' });
    await this.eraseAccount.execute(command);
    await command.session.end();
  }
}
