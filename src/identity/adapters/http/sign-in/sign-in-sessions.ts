import { Inject, Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import { beginSession, endSession, detachSession } from '../../../../shared/adapters/http/security/session.js';
import { callerAddress } from '../../../../shared/adapters/http/security/caller-address.js';
import { SETTINGS } from '../../../../shared/adapters/config/config.module.js';
import type { Settings } from '../../../../shared/adapters/config/settings.js';
import { AuditLog } from '../../../../shared/application/audit/audit-log.js';
import { UnitOfWork } from '../../../../shared/application/unit-of-work.js';
import { KnownAddresses } from '../../../application/ports/known-addresses.js';
import type { ProviderIdentity } from '../../../application/ports/linked-identities.js';
import { SecondFactors } from '../../../application/ports/second-factors.js';
import { UserRepository } from '../../../application/ports/user-repository.js';
import { LinkIdentity } from '../../../application/providers/link-identity.js';
import { CheckCode } from '../../../application/second-factor/check-code.js';
import { NothingPending, WrongCredentials } from '../../../domain/identity-errors.js';
import { CodeRequired } from '../../../domain/second-factor.js';
import { AdmitUser } from '../../../application/suspension/admit-user.js';
import type { User } from '../../../domain/user.js';
import { PendingSignIns, type PendingSignIn, type SignInMethod } from './pending-sign-ins.js';

type Start = Pick<PendingSignIn, 'method' | 'identity'> & { readonly passedSecondFactor: boolean };

/** Starts and ends sessions, and records both in the audit log in the same transaction. */
@Injectable()
export class SignInSessions {
  constructor(
    private readonly users: UserRepository,
    private readonly admitUser: AdmitUser,
    private readonly factors: SecondFactors,
    private readonly checkCode: CheckCode,
    private readonly pending: PendingSignIns,
    private readonly linkIdentity: LinkIdentity,
    private readonly knownAddresses: KnownAddresses,
    private readonly unitOfWork: UnitOfWork,
    private readonly audit: AuditLog,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /**
   * Signs in a user who was just authenticated, and links an identity, if any. Users with an authenticator app must
   * enter a code first, except with a passkey, which counts as two factors.
   * @throws WrongCredentials if the password has changed since; CodeRequired, AccountIsSuspended, IdentityTaken
   */
  async begin(user: User, method: SignInMethod, request: Request, identity?: ProviderIdentity): Promise<void> {
    await this.admit(user);
    if (method !== 'passkey' && (await this.factors.find(user.id))?.isOn) {
      await this.pending.keep(request, user, { userId: user.id, method, identity });
      throw new CodeRequired();
    }
    await this.start(user, request, { method, identity, passedSecondFactor: method === 'passkey' });
  }

  /**
   * Completes a pending sign-in with a code.
   * @throws NothingPending, WrongCode, TooManyAttempts, RateLimiterFailed, and the errors of `begin`
   */
  async finish(code: string, request: Request): Promise<User> {
    const { userId, method, identity } = this.pending.get(request);
    const user = await this.users.byId(userId);
    if (!user || !this.pending.isCurrent(request, user)) throw new NothingPending();
    await this.admit(user);
    await this.checkCode.execute({ userId, code, address: callerAddress(request) });
    await this.start(user, request, { method, identity, passedSecondFactor: true });
    return user;
  }

  /**
   * Continues the session under a new id after a password change.
   * @throws WrongCredentials if the password has changed again
   */
  async renew(user: User, request: Request): Promise<void> {
    const { passedSecondFactor = false } = request.session;
    await this.inTransaction(request, () => this.store(user, request, passedSecondFactor));
  }

  /** Signs out the user of a request, if any. */
  async end(request: Request, response: Response): Promise<void> {
    const { actor } = request;
    await this.unitOfWork.run(async () => {
      if (actor) await this.audit.add({ action: 'sign-out', subject: { kind: 'user', id: actor.userId } });
      await endSession(request, response);
    });
  }

  private async start(user: User, request: Request, { method, identity, passedSecondFactor }: Start): Promise<void> {
    const { id } = user;
    await this.inTransaction(request, async () => {
      if (identity) await this.linkIdentity.execute({ userId: id, identity });
      await this.store(user, request, passedSecondFactor);
      const details = { with: method, ...(passedSecondFactor && method !== 'passkey' && { code: true }) };
      const subject = { kind: 'user', id } as const;
      await this.audit.add({ action: 'sign-in.succeeded', subject, actorId: id, details });
    });
    await this.knownAddresses.remember(id, callerAddress(request));
  }

  /**
   * Locks the password first: a concurrent change, which ends all sessions, then runs entirely before or after this.
   */
  private async store({ id, passwordHash }: User, request: Request, passedSecondFactor: boolean): Promise<void> {
    if (!(await this.users.hasPassword(id, passwordHash))) throw new WrongCredentials();
    await beginSession(request, { id }, passedSecondFactor);
  }

  /** If the transaction fails, the session must not be saved with the response. */
  private async inTransaction(request: Request, work: () => Promise<void>): Promise<void> {
    try {
      await this.unitOfWork.run(work);
    } catch (error) {
      detachSession(request);
      throw error;
    }
  }

  private admit(user: User): Promise<void> {
    const { site, publicUrl } = this.settings;
    return this.admitUser.execute({ user, contact: site.contactEmail ?? `${publicUrl}/about/contact-us` });
  }
}
