import { Clock } from '#shared/application/clock.js';
import { UserSessions } from '#shared/application/sessions/user-sessions.js';
import { UnitOfWork } from '#shared/application/unit-of-work.js';
import { UseCase } from '#shared/application/use-case.js';
import { checked } from '#shared/domain/field-checks.js';
import { PasskeyRefused, SignInAgain } from '../../accounts/domain/identity-errors.js';
import { PasskeyAdded } from '../../accounts/domain/user-events.js';
import { PASSKEY_NAME } from '../../accounts/domain/user.js';
import { Passkeys, WebAuthn, type BrowserMessage, type Passkey } from './passkeys.js';
import { UserRepository } from '../../accounts/application/ports/user-repository.js';
import {
  RequirePassedFactor,
  type RequirePassedFactorCommand,
} from '../../second-factor/application/require-passed-factor.js';
import { RequireVerifiedAddress } from '../../second-factor/application/require-verified-address.js';

type RegisterPasskeyCommand = RequirePassedFactorCommand & {
  readonly name: string;
  readonly answer: BrowserMessage;
  /** The session's challenge, if any. */
  readonly challenge: string | undefined;
};

/**
 * Adds a passkey that a browser has created. A held session has thereby passed a second factor.
 * @throws InvalidFields, PasskeyRefused, PassSecondFactorFirst, EmailNotVerified, SignInAgain
 */
@UseCase()
export class RegisterPasskey {
  constructor(
    private readonly requirePassedFactor: RequirePassedFactor,
    private readonly requireVerifiedAddress: RequireVerifiedAddress,
    private readonly users: UserRepository,
    private readonly sessions: UserSessions,
    private readonly passkeys: Passkeys,
    private readonly webAuthn: WebAuthn,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  async execute(command: RegisterPasskeyCommand): Promise<Passkey> {
    const { userId, answer, challenge, session } = command;
    await this.requirePassedFactor.execute({ userId, session });
    await this.requireVerifiedAddress.execute(userId);
    const name = checkedName(command.name);
    const made = challenge === undefined ? undefined : await this.webAuthn.registered(answer, challenge);
    if (!made) throw new PasskeyRefused('invalid');
    const registered = await this.unitOfWork.run(async () => {
      await this.users.change(userId, () => undefined);
      // A recovery, which ends all sessions, runs entirely before or after this.
      if (!(await this.sessions.isOpen(userId, session.id))) throw new SignInAgain();
      const passkey = await this.passkeys.add(userId, name, made, this.clock.now());
      if (!passkey) throw new PasskeyRefused('invalid');
      this.unitOfWork.record([new PasskeyAdded(userId)]);
      return passkey;
    });
    if (session.isHeld) session.passSecondFactor();
    return registered;
  }
}

/** @throws InvalidFields */
export function checkedName(entered: string): string {
  return checked((checks) => checks.required('name', entered, PASSKEY_NAME));
}
