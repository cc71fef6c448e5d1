import {
  applyDecorators,
  Inject,
  Injectable,
  SetMetadata,
  type CanActivate,
  type ExecutionContext,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request } from 'express';
import { RateLimiter, TooManyAttempts, type Allowance } from '#shared/application/limits/rate-limiter.js';
import { partyOf, type Actor } from '#shared/domain/actor.js';
import { ApiRefusals } from '../api/problems/api-refusals.js';
import { SETTINGS } from '../../config/config.module.js';
import type { Settings } from '../../config/settings.js';
import { actorOf } from './access.js';
import { callerAddress } from './caller-address.js';

const LIMITED = 'limited';

type LimitName = keyof Settings['limits'] & `${string}Per${keyof typeof SECONDS}`;

/** The name of the setting ends in its period. */
const SECONDS = { Minute: 60, Hour: 60 * 60, Day: 24 * 60 * 60 } as const;

const TOO_OFTEN = 'You have done this too often. Please try again later.';

type Exceptions = {
  /** The path parameter with the id of a user whose own calls are exempt. */
  readonly owner?: string;
  /** The message when the limit is reached. */
  readonly message?: string;
};

type Limit = Exceptions & { readonly name: LimitName; readonly per: 'user' | 'party' | 'key' | 'address' };

/**
 * Limits how often one user, one party (all members of a company together), one API key or one address may call a
 * route. `name` is the setting with the number.
 */
export const Limited = (name: LimitName, per: Limit['per'], exceptions: Exceptions = {}): MethodDecorator =>
  applyDecorators(SetMetadata(LIMITED, { name, per, ...exceptions } satisfies Limit), ApiRefusals(429));

/** Enforces the limits of routes marked with `Limited`, per address for visitors. */
@Injectable()
export class RateLimitGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly limiter: RateLimiter,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const limit = this.reflector.get<Limit | undefined>(LIMITED, context.getHandler());
    if (!limit) return true;
    const request = context.switchToHttp().getRequest<Request>();
    const actor = actorOf(request);
    if (limit.owner !== undefined && actor && request.params[limit.owner] === String(actor.userId)) return true;
    const wait = await this.limiter.consume(allowanceOf(limit.name, this.settings), keyOf(limit.per, request));
    if (wait > 0) throw new TooManyAttempts(limit.message ?? TOO_OFTEN, wait);
    return true;
  }
}

/** Tells callers what a route marked with `Limited` still allows them. */
@Injectable()
export class RateLimits {
  constructor(
    private readonly limiter: RateLimiter,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /** The calls that are left to a party; null without a limit. */
  async left(name: LimitName, actor: Actor): Promise<number | null> {
    const left = await this.limiter.left(allowanceOf(name, this.settings), `user:${partyOf(actor)}`);
    return Number.isFinite(left) ? left : null;
  }
}

function allowanceOf(name: LimitName, { limits }: Settings): Allowance {
  return { name, points: limits[name], seconds: periodOf(name) };
}

function keyOf(per: Limit['per'], request: Request): string {
  const actor = actorOf(request);
  if (per === 'key' && request.keyCaller) return `key:${request.keyCaller.keyId}`;
  if (!actor || per === 'address') return `address:${callerAddress(request)}`;
  return `user:${per === 'party' ? partyOf(actor) : actor.userId}`;
}

function periodOf(name: LimitName): number {
  const period = /Per(Minute|Hour|Day)$/.exec(name)?.[1] as keyof typeof SECONDS;
  return SECONDS[period];
}
