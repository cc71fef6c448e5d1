import {
  applyDecorators,
  createParamDecorator,
  SetMetadata,
  type CustomDecorator,
  type ExecutionContext,
} from '@nestjs/common';
import { ApiBearerAuth } from '@nestjs/swagger';
import type { Request } from 'express';
import type { ApiCaller, KeyScope } from '#shared/application/api-callers.js';
import type { Actor, CompanyRole, Member, Role } from '#shared/domain/actor.js';
import { ApiRefusals } from '../api/problems/api-refusals.js';

export const ACCESS = 'access';

/** Who may call a route: anyone, any signed-in user, or users of certain roles. */
export type Access = 'anyone' | 'signed-in' | readonly Role[];

/** Opens a route to visitors. */
export const Anyone = (): CustomDecorator => SetMetadata(ACCESS, 'anyone' satisfies Access);

/** Opens a route to every signed-in user. */
export const SignedIn = (): MethodDecorator & ClassDecorator =>
  applyDecorators(SetMetadata(ACCESS, 'signed-in' satisfies Access), ApiRefusals(401));

/** Opens a route to signed-in users of these roles. */
export const Only = (...roles: Role[]): MethodDecorator & ClassDecorator =>
  applyDecorators(SetMetadata(ACCESS, roles satisfies Access), ApiRefusals(401, 403));

export const MEMBERS = 'members';

/**
 * Which members of a company may call a route, if they are employers. Without it, owners and recruiters may call the
 * routes for employers.
 */
export const Members = (...roles: CompanyRole[]): CustomDecorator => SetMetadata(MEMBERS, roles);

export const KEY_SCOPE = 'key-scope';

/**
 * Also opens a route to API keys, which act for their employer. Elsewhere, callers with a key are visitors or rejected.
 */
export const ForApiKeys = (scope: KeyScope): MethodDecorator =>
  applyDecorators(SetMetadata(KEY_SCOPE, scope), ApiBearerAuth('apiKey'));

export const ONLY_KEYS = 'only-keys';

/** Opens a route for employers to their API keys only. */
export const OnlyForApiKeys = (scope: KeyScope): MethodDecorator =>
  applyDecorators(ForApiKeys(scope), SetMetadata(ONLY_KEYS, true));

export const NEEDS_VERIFIED_EMAIL = 'needs-verified-email';

/** Whether a request, by its unchecked body, needs a verified address. */
export type NeedsVerification = (body: Readonly<Record<string, unknown>>) => boolean;

/**
 * Closes a route to users without a verified email address, if the settings require one; only for some requests if
 * `when` tells which.
 */
export const NeedsVerifiedEmail = (when: NeedsVerification = () => true): CustomDecorator =>
  SetMetadata(NEEDS_VERIFIED_EMAIL, when);

export const BEFORE_SECOND_FACTOR = 'before-second-factor';

/**
 * Opens a route to admins who have yet to pass a second factor. All other routes treat them as visitors or reject them.
 */
export const BeforeSecondFactor = (): CustomDecorator => SetMetadata(BEFORE_SECOND_FACTOR, true);

/** The signed-in user of a request; undefined for visitors. */
export function actorOf(request: Request): Actor | undefined {
  return request.actor;
}

/** Passes the signed-in user to a handler; undefined for visitors on a route for anyone. */
export const CurrentActor = createParamDecorator((_data: unknown, context: ExecutionContext): Actor | undefined =>
  actorOf(context.switchToHttp().getRequest<Request>()),
);

/** Passes the member of a company to a handler of a route for employers only. */
export const CurrentMember = createParamDecorator((_data: unknown, context: ExecutionContext): Member | undefined =>
  memberOf(actorOf(context.switchToHttp().getRequest<Request>())),
);

/** Passes the API key to a handler of a route for API keys only. */
export const CurrentKey = createParamDecorator(
  (_data: unknown, context: ExecutionContext): ApiCaller | undefined =>
    context.switchToHttp().getRequest<Request>().keyCaller,
);

function memberOf(actor: Actor | undefined): Member | undefined {
  if (actor?.employerId === undefined || actor.companyRole === undefined) return undefined;
  const { employerId, companyRole } = actor;
  return { ...actor, employerId, companyRole };
}
