import { Injectable, type ExecutionContext } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import type { Request } from 'express';
import { requestValidation } from '#platform/http/api/validation/validation.pipe.js';
import { LoginRequest } from './identity.requests.js';
import { LocalStrategy } from './local.strategy.js';

/** Checks the credentials and sets `request.user` to the account. */
@Injectable()
export class LocalAuthGuard extends AuthGuard() {
  private readonly validation = requestValidation();

  constructor(strategy: LocalStrategy) {
    super({ defaultStrategy: strategy.key });
  }

  /** Validates the body itself: guards run before pipes, and Passport would read missing credentials from the query. */
  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<Request>();
    const body: unknown = request.body ?? {};
    request.body = await this.validation.transform(body, { type: 'body', metatype: LoginRequest });
    return (await super.canActivate(context)) === true;
  }
}
