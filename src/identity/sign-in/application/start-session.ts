import { AuditLog } from '#shared/application/audit/audit-log.js';
import { Clock } from '#shared/application/clock.js';
import { UnitOfWork } from '#shared/application/unit-of-work.js';
import { UseCase } from '#shared/application/use-case.js';
import { WrongCredentials } from '../../accounts/domain/identity-errors.js';
import type { User } from '../../accounts/domain/user.js';
import type { BrowserSession, SignInMethod } from './browser-session.js';
import { KnownAddresses } from '../../accounts/application/ports/known-addresses.js';
import type { ProviderIdentity } from '../../providers/application/linked-identities.js';
import { UserRepository } from '../../accounts/application/ports/user-repository.js';
import { LinkIdentity } from '../../providers/application/link-identity.js';

type StartSessionCommand = {
  readonly user: User;
  readonly method: SignInMethod;
  readonly identity: ProviderIdentity | undefined;
  readonly passedSecondFactor: boolean;
  readonly session: BrowserSession;
};

/**
 * Starts the session of a user who passed all steps of signing in, and links an identity, if any.
 * @throws WrongCredentials if the account was recovered or its password changed since; IdentityTaken
 */
@UseCase()
export class StartSession {
  constructor(
    private readonly users: UserRepository,
    private readonly linkIdentity: LinkIdentity,
    private readonly knownAddresses: KnownAddresses,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly audit: AuditLog,
  ) {}

  async execute(command: StartSessionCommand): Promise<void> {
    const { user, session } = command;
    await session.attempt(() => this.unitOfWork.run(() => this.start(command)));
    await this.knownAddresses.add(user.id, session.address);
  }

  /** Locks the account: a concurrent change, which ends all sessions, then runs entirely before or after this. */
  private async start({ user, method, identity, passedSecondFactor, session }: StartSessionCommand): Promise<void> {
    const { id, email, passwordHash } = user;
    if (identity) await this.linkIdentity.execute({ userId: id, identity });
    if (!(await this.users.isUnchanged({ id, email, passwordHash }))) throw new WrongCredentials();
    if (session.timeZone !== undefined && session.timeZone !== user.learnedZone) await this.learn(id, session.timeZone);
    await session.start(id, passedSecondFactor, this.clock.now());
    const details = { with: method, ...(passedSecondFactor && method !== 'passkey' && { code: true }) };
    await this.audit.add({ action: 'sign-in.succeeded', subject: { kind: 'user', id }, actorId: id, details });
  }

  /** Keeps the time zone of the browser. */
  private learn(userId: number, timeZone: string): Promise<void> {
    return this.users.change(userId, (user) => user.learnZone(timeZone));
  }
}
