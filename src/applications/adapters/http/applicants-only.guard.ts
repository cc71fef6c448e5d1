import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import { actorOf } from '../../../shared/adapters/http/security/access.js';
import { OnlyJobSeekersApply } from '../../domain/application-errors.js';

/** Refuses employers and admins with their own sentence, before validation. */
@Injectable()
export class ApplicantsOnlyGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    const actor = actorOf(context.switchToHttp().getRequest<Request>());
    if (actor?.role !== 'job_seeker') throw new OnlyJobSeekersApply();
    return true;
  }
}
