import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import type { Request } from 'express';
import { randomUUID } from 'node:crypto';
import passport from 'passport';
import { Strategy } from 'passport-local';
import { callerAddress } from '#platform/http/security/caller-address.js';
import { SignIn } from '../../application/sign-in.js';
import type { User } from '#identity/accounts/domain/user.js';

/** Sign-in with a username or email address and a password. */
@Injectable()
export class LocalStrategy extends PassportStrategy(Strategy) {
  /**
   * Unique, because Passport registers strategies by name for the whole process, which may run several applications.
   */
  readonly key = `local-${randomUUID()}`;

  constructor(private readonly signIn: SignIn) {
    super({ passReqToCallback: true });
    passport.use(this.key, this);
  }

  validate(request: Request, username: string, password: string): Promise<User> {
    return this.signIn.execute({ username, password, address: callerAddress(request) });
  }
}
