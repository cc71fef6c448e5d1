import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request } from 'express';
import { DomainError } from '../../../domain/domain-error.js';
import { ACCESS, actorOf, type Access } from './access.js';

/** Nobody is signed in. */
export class NotSignedIn extends DomainError {
  readonly code = 'unauthenticated';
  readonly kind = 'unauthenticated';

  constructor() {
    super('Please sign in first.');
  }
}

/** The signed-in user's role does not go with this. */
export class WrongRole extends DomainError {
  readonly code = 'wrong_role';
  readonly kind = 'forbidden';

  constructor() {
    super('Your account is of a kind that cannot do this.');
  }
}

/** Lets nobody pass who was not let in by `Anyone`, `SignedIn` or `Only`. */
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
