import { Injectable, type ExecutionContext } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import type { Request } from 'express';
import { requestValidation } from '../../../../shared/adapters/http/api/validation.pipe.js';
import { LoginRequest } from './identity.requests.js';
import { LocalStrategy } from './local.strategy.js';

/** Lets in whoever sends the right credentials; `request.user` is their account. */
@Injectable()
export class LocalAuthGuard extends AuthGuard() {
  private readonly validation = requestValidation();

  constructor(strategy: LocalStrategy) {
    super({ defaultStrategy: strategy.key });
  }

  /** Guards run before pipes, and Passport would look for missing credentials in the address. */
  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<Request>();
    const body: unknown = request.body ?? {};
    request.body = await this.validation.transform(body, { type: 'body', metatype: LoginRequest });
    return (await super.canActivate(context)) === true;
  }
}
