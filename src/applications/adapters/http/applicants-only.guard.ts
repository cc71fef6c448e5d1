import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import { actorOf } from '#platform/http/security/access.js';
import { OnlyJobSeekersApply } from '../../domain/application-errors.js';

/** Rejects employers and admins before validation, with an error specific to applying. */
@Injectable()
export class ApplicantsOnlyGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    const actor = actorOf(context.switchToHttp().getRequest<Request>());
    if (actor?.role !== 'job_seeker') throw new OnlyJobSeekersApply();
    return true;
  }
}
