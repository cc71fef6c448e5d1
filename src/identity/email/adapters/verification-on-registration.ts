import { Inject, Injectable } from '@nestjs/common';
import { SETTINGS } from '#platform/config/config.module.js';
import type { Settings } from '#platform/config/settings.js';
import { On } from '#shared/application/event-bus.js';
import { RequestEmailVerification } from '../application/request-email-verification.js';
import { UserRegistered } from '../../accounts/domain/user-events.js';

/** Emails new users a verification link if the settings require a verified address. */
@Injectable()
export class VerificationOnRegistration {
  constructor(
    private readonly requestVerification: RequestEmailVerification,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  @On(UserRegistered, { outbound: true })
  async request({ userId }: UserRegistered): Promise<void> {
    if (this.settings.requireVerifiedEmail) await this.requestVerification.execute({ userId });
  }
}
