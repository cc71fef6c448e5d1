import { Inject, Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request } from 'express';
import { SETTINGS } from '#platform/config/config.module.js';
import type { Settings } from '#platform/config/settings.js';
import { actorOf, NEEDS_VERIFIED_EMAIL, type NeedsVerification } from '#platform/http/security/access.js';
import { UserQueries } from '#identity/accounts/application/ports/user-queries.js';
import { EmailNotVerified } from '#identity/accounts/domain/identity-errors.js';

/** Requires a verified email address on routes marked with `NeedsVerifiedEmail`, if the settings say so. */
@Injectable()
export class VerifiedEmailGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly users: UserQueries,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const needs = this.reflector.get<NeedsVerification | undefined>(NEEDS_VERIFIED_EMAIL, context.getHandler());
    const request = context.switchToHttp().getRequest<Request>();
    const actor = actorOf(request);
    if (!this.settings.requireVerifiedEmail || !actor || actor.role === 'admin') return true;
    if (!needs?.((request.body ?? {}) as Record<string, unknown>)) return true;
    if (!(await this.users.account(actor.userId))?.isEmailVerified) throw new EmailNotVerified();
    return true;
  }
}
