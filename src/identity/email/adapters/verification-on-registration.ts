import { Injectable } from '@nestjs/common';
import { On } from '#shared/application/event-bus.js';
import { RequestEmailVerification } from '../application/request-email-verification.js';
import { UserRegistered } from '../../accounts/domain/user-events.js';

/** Emails new users a link to verify their address. */
@Injectable()
export class VerificationOnRegistration {
  constructor(private readonly requestVerification: RequestEmailVerification) {}

  @On(UserRegistered, { outbound: true })
  request({ userId }: UserRegistered): Promise<void> {
    return this.requestVerification.execute({ userId });
  }
}
