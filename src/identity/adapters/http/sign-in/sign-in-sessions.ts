import { Inject, Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import { beginSession, endSession, leaveSession } from '../../../../shared/adapters/http/security/session.js';
import { SETTINGS } from '../../../../shared/adapters/config/config.module.js';
import type { Settings } from '../../../../shared/adapters/config/settings.js';
import { AuditLog } from '../../../../shared/application/audit/audit-log.js';
import { UnitOfWork } from '../../../../shared/application/unit-of-work.js';
import { UserRepository } from '../../../application/ports/user-repository.js';
import { WrongCredentials } from '../../../domain/identity-errors.js';
import { AdmitUser } from '../../../application/suspension/admit-user.js';
import type { User } from '../../../domain/user.js';

/** What proved who someone is. */
export type SignInMethod = 'password' | 'passkey' | 'provider' | 'registration';

/** Begins and ends the sessions of people, and records both in the same transaction. */
@Injectable()
export class SignInSessions {
  constructor(
    private readonly users: UserRepository,
    private readonly admitUser: AdmitUser,
    private readonly unitOfWork: UnitOfWork,
    private readonly audit: AuditLog,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /**
   * Signs in a user who was authenticated just before.
   * @throws WrongCredentials if their password has changed since; AccountIsSuspended
   */
  async begin(user: User, method: SignInMethod, request: Request): Promise<void> {
    await this.admit(user);
    await this.inTransaction(request, async () => {
      await this.store(user, request);
      const subject = { kind: 'user', id: user.id } as const;
      await this.audit.add({ action: 'sign-in.succeeded', subject, actorId: user.id, details: { with: method } });
    });
  }

  /**
   * Goes on under a new id after a change of the password.
   * @throws WrongCredentials if it has changed again
   */
  async renew(user: User, request: Request): Promise<void> {
    await this.inTransaction(request, () => this.store(user, request));
  }

  /** Signs the user of a request out, if there is one. */
  async end(request: Request, response: Response): Promise<void> {
    const { actor } = request;
    await this.unitOfWork.run(async () => {
      if (actor) await this.audit.add({ action: 'sign-out', subject: { kind: 'user', id: actor.userId } });
      await endSession(request, response);
    });
  }

  /** The password first: a change of it, which ends the sessions that it finds, waits for this one or makes it wait. */
  private async store({ id, passwordHash }: User, request: Request): Promise<void> {
    if (!(await this.users.hasPassword(id, passwordHash))) throw new WrongCredentials();
    await beginSession(request, { id });
  }

  /** What is undone in the database must not be saved with the response. */
  private async inTransaction(request: Request, work: () => Promise<void>): Promise<void> {
    try {
      await this.unitOfWork.run(work);
    } catch (error) {
      leaveSession(request);
      throw error;
    }
  }

  private admit(user: User): Promise<void> {
    const { site, publicUrl } = this.settings;
    return this.admitUser.execute({ user, contact: site.contactEmail ?? `${publicUrl}/about/contact-us` });
  }
}
