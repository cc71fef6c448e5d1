import {
  Inject,
  Injectable,
  SetMetadata,
  type CanActivate,
  type CustomDecorator,
  type ExecutionContext,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request } from 'express';
import { RateLimiter, TooManyAttempts } from '../../../application/rate-limiter.js';
import { SETTINGS } from '../../config/config.module.js';
import type { Settings } from '../../config/settings.js';
import { actorOf } from './access.js';
import { callerAddress } from './caller-address.js';

const LIMITED = 'limited';
const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

type LimitName = keyof Settings['limits'];

/** Seconds in which an attempt is counted. */
const PERIODS: Record<LimitName, number> = {
  registrationsPerHour: HOUR,
  applicationsPerHour: HOUR,
  uploadsPerHour: HOUR,
  messagesPerMinute: MINUTE,
  conversationsPerHour: HOUR,
  listingsPerDay: DAY,
};

type Limit = { readonly name: LimitName; readonly per: 'user' | 'address' };

/** Bounds how often one user, or one address, may call a route; the figure is a setting. */
export const Limited = (name: LimitName, per: Limit['per']): CustomDecorator =>
  SetMetadata(LIMITED, { name, per } satisfies Limit);

/** Counts calls of routes marked with `Limited` and refuses those beyond the limit. */
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
    const key = limit.per === 'user' ? `user:${actorOf(request)?.userId}` : `address:${callerAddress(request)}`;
    const allowance = { name: limit.name, points: this.settings.limits[limit.name], seconds: PERIODS[limit.name] };
    const wait = await this.limiter.consume(allowance, key);
    if (wait > 0) throw new TooManyAttempts('You have done this very often lately. Please try again later.', wait);
    return true;
  }
}
