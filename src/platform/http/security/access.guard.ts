import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request } from 'express';
import { domainError, forbidden } from '#shared/domain/domain-error.js';
import type { Actor, CompanyRole } from '#shared/domain/actor.js';
import { covers, type KeyScope } from '#shared/application/api-callers.js';
import { ACCESS, actorOf, BEFORE_SECOND_FACTOR, KEY_SCOPE, MEMBERS, ONLY_KEYS, type Access } from './access.js';

/** Nobody is signed in. */
export class NotSignedIn extends domainError('unauthenticated', 'unauthenticated', 'Please sign in first.') {}

/** The role of the signed-in user may not do this. */
export class WrongRole extends forbidden('wrong_role', "Your account type can't do this.") {}

/** The settings require a second factor of admins, and this session has not passed one. */
class SecondFactorMissing extends forbidden(
  'second_factor_missing',
  'Admins need two-factor authentication here. Set it up, or sign in with yours.',
) {}

/** API keys are for a few routes only. */
class NotForKeys extends forbidden('not_for_api_keys', "API keys can't do this.") {}

class WrongScope extends forbidden('wrong_scope', 'This API key has no permission for this.') {}

/** Somebody who is signed in calls a route for programs. */
class OnlyForKeys extends forbidden('only_for_api_keys', 'This needs an API key with the right permission.') {}

/** An employer who left their company. */
class NoCompany extends forbidden(
  'no_company',
  'You no longer belong to a company. Ask one of its owners for an invitation.',
) {}

/** The last member of the company left it while this request was in flight. */
export class LeftCompany extends forbidden(
  'left_company',
  'You left this company in the meantime. Please reload the page.',
) {}

/** The member's role in the company may not do this. */
class WrongCompanyRole extends forbidden(
  'wrong_company_role',
  "Your role in the company can't do this. Ask one of its owners.",
) {}

const HIRING: readonly CompanyRole[] = ['owner', 'recruiter'];

/** Rejects requests that `Anyone`, `SignedIn` or `Only` does not allow. */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(private readonly reflector: Reflector) {}

  canActivate(context: ExecutionContext): boolean {
    const access = this.reflector.getAllAndOverride<Access | undefined>(ACCESS, [
      context.getHandler(),
      context.getClass(),
    ]);
    const request = context.switchToHttp().getRequest<Request>();
    this.admitKey(context, request, access);
    this.admitHeld(context, request, access);
    if (access === 'anyone') return true;
    const actor = actorOf(request);
    if (!actor) throw new NotSignedIn();
    if (access !== 'signed-in' && !access?.includes(actor.role)) throw new WrongRole();
    this.requireMember(context, actor, access);
    if (!request.keyCaller && this.reflector.get<boolean | undefined>(ONLY_KEYS, context.getHandler())) {
      throw new OnlyForKeys();
    }
    return true;
  }

  /** Requires a company of employers, and a role in it, on routes for employers and those that say so. */
  private requireMember(context: ExecutionContext, actor: Actor, access: Access): void {
    if (actor.role !== 'employer') return;
    const declared = this.reflector.getAllAndOverride<readonly CompanyRole[] | undefined>(MEMBERS, [
      context.getHandler(),
      context.getClass(),
    ]);
    if (declared === undefined && access === 'signed-in') return;
    if (actor.companyRole === undefined) throw new NoCompany();
    if (!(declared ?? HIRING).includes(actor.companyRole)) throw new WrongCompanyRole();
  }

  /** Makes an admin without a second factor the actor, on the routes for setting one up or using it. */
  private admitHeld(context: ExecutionContext, request: Request, access: Access | undefined): void {
    const { heldActor } = request;
    if (!heldActor) return;
    if (this.reflector.get<boolean | undefined>(BEFORE_SECOND_FACTOR, context.getHandler())) request.actor = heldActor;
    else if (access !== 'anyone') throw new SecondFactorMissing();
  }

  /** Makes the employer of an API key the actor, on the routes that keys may call. */
  private admitKey(context: ExecutionContext, request: Request, access: Access | undefined): void {
    const { keyCaller } = request;
    if (!keyCaller) return;
    const scope = this.reflector.get<KeyScope | undefined>(KEY_SCOPE, context.getHandler());
    if (scope === undefined && access !== 'anyone') throw new NotForKeys();
    if (scope === undefined) return;
    if (!covers(keyCaller.scope, scope)) throw new WrongScope();
    const { userId, employerId } = keyCaller;
    request.actor = { userId, role: 'employer', employerId, companyRole: 'recruiter' };
  }
}
