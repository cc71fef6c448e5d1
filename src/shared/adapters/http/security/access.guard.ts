import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request } from 'express';
import { domainError } from '../../../domain/domain-error.js';
import { ACCESS, actorOf, type Access } from './access.js';

/** Nobody is signed in. */
export class NotSignedIn extends domainError('unauthenticated', 'unauthenticated', 'Please sign in first.') {}

/** The role of the signed-in user may not do this. */
export class WrongRole extends domainError('forbidden', 'wrong_role', "Your account type can't do this.") {}

/** Rejects requests that `Anyone`, `SignedIn` or `Only` does not allow. */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(private readonly reflector: Reflector) {}

  canActivate(context: ExecutionContext): boolean {
    const access = this.reflector.getAllAndOverride<Access | undefined>(ACCESS, [
      context.getHandler(),
      context.getClass(),
    ]);
    if (access === 'anyone') return true;
    const actor = actorOf(context.switchToHttp().getRequest<Request>());
    if (!actor) throw new NotSignedIn();
    if (access === 'signed-in') return true;
    if (!access?.includes(actor.role)) throw new WrongRole();
    return true;
  }
}
