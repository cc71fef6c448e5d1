import { AuditLog } from '#shared/application/audit/audit-log.js';
import { Clock } from '#shared/application/clock.js';
import { UnitOfWork } from '#shared/application/unit-of-work.js';
import { UseCase } from '#shared/application/use-case.js';
import { PasskeyRefused } from '../../accounts/domain/identity-errors.js';
import type { User } from '../../accounts/domain/user.js';
import { Passkeys, WebAuthn, type BrowserMessage } from './passkeys.js';
import { UserRepository } from '../../accounts/application/ports/user-repository.js';

type SignInWithPasskeyCommand = {
  readonly answer: BrowserMessage;
  /** The session's challenge, if any. */
  readonly challenge: string | undefined;
};

/**
 * Finds the account whose passkey signed the challenge.
 * @throws PasskeyRefused
 */
@UseCase()
export class SignInWithPasskey {
  constructor(
    private readonly users: UserRepository,
    private readonly passkeys: Passkeys,
    private readonly webAuthn: WebAuthn,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly audit: AuditLog,
  ) {}

  async execute({ answer, challenge }: SignInWithPasskeyCommand): Promise<User> {
    const passkey = await this.passkeys.byCredential(String(answer['id']));
    const counter =
      passkey && challenge !== undefined ? await this.webAuthn.authenticated(answer, challenge, passkey) : undefined;
    if (!passkey || counter === undefined) {
      // An unknown credential belongs to no account.
      if (passkey)
        await this.audit.add({
          action: 'sign-in.failed',
          subject: { kind: 'user', id: passkey.userId },
          details: { with: 'passkey' },
        });
      throw new PasskeyRefused('unauthenticated');
    }
    const user = await this.unitOfWork.run(async () => {
      const isNew = await this.passkeys.use(passkey.id, counter, this.clock.now());
      return isNew ? this.users.byId(passkey.userId) : undefined;
    });
    if (!user) throw new PasskeyRefused('unauthenticated');
    return user;
  }
}
