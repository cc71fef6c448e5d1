import { Inject, Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import { beginSession, endSession } from '../../../../shared/adapters/http/security/session.js';
import { SETTINGS } from '../../../../shared/adapters/config/config.module.js';
import type { Settings } from '../../../../shared/adapters/config/settings.js';
import { AuditLog } from '../../../../shared/application/audit/audit-log.js';
import { UserRepository } from '../../../application/ports/user-repository.js';
import { WrongCredentials } from '../../../domain/identity-errors.js';
import { AdmitUser } from '../../../application/suspension/admit-user.js';
import type { User } from '../../../domain/user.js';

/** What proved who someone is. */
export type SignInMethod = 'password' | 'passkey' | 'provider' | 'registration';

/** Begins and ends the sessions of people, and records both. */
@Injectable()
export class SignInSessions {
  constructor(
    private readonly users: UserRepository,
    private readonly admitUser: AdmitUser,
    private readonly audit: AuditLog,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /**
   * Signs a user in.
   * @throws AccountIsSuspended
   */
  async begin(user: User, method: SignInMethod, request: Request): Promise<void> {
    await this.admit(user);
    const { id } = user;
    await beginSession(request, { id });
    const subject = { kind: 'user', id } as const;
    await this.audit.add({ action: 'sign-in.succeeded', subject, actorId: id, details: { with: method } });
  }

  /**
   * Signs in a user whose password was verified. A change of the password ends the sessions that it finds; one that is
   * stored too late for that is ended here.
   * @throws WrongCredentials, AccountIsSuspended
   */
  async beginWithPassword(user: User, request: Request, response: Response): Promise<void> {
    await this.admit(user);
    await this.renew(user, request, response);
    const subject = { kind: 'user', id: user.id } as const;
    await this.audit.add({ action: 'sign-in.succeeded', subject, actorId: user.id, details: { with: 'password' } });
  }

  /** Goes on under a new id after a change of the password. */
  async renew({ id, passwordHash }: User, request: Request, response: Response): Promise<void> {
    await beginSession(request, { id });
    if (await this.users.hasPassword(id, passwordHash)) return;
    await endSession(request, response);
    throw new WrongCredentials();
  }

  /** Signs the user of a request out, if there is one. */
  async end(request: Request, response: Response): Promise<void> {
    const { actor } = request;
    await endSession(request, response);
    if (actor) await this.audit.add({ action: 'sign-out', subject: { kind: 'user', id: actor.userId } });
  }

  private admit(user: User): Promise<void> {
    const { site, publicUrl } = this.settings;
    return this.admitUser.execute({ user, contact: site.contactEmail ?? `${publicUrl}/about/contact-us` });
  }
}
