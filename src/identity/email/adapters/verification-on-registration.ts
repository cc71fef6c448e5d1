import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { SETTINGS } from '#platform/config/config.module.js';
import type { Settings } from '#platform/config/settings.js';
import { EventBus } from '#shared/application/event-bus.js';
import { RequestEmailVerification } from '../application/request-email-verification.js';
import { UserRegistered } from '../../accounts/domain/user-events.js';

/** Emails new users a verification link if the settings require a verified address. */
@Injectable()
export class VerificationOnRegistration implements OnModuleInit {
  constructor(
    private readonly events: EventBus,
    private readonly requestVerification: RequestEmailVerification,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  onModuleInit(): void {
    if (!this.settings.requireVerifiedEmail) return;
    this.events.subscribeOutbound(UserRegistered, ({ userId }) => this.requestVerification.execute({ userId }));
  }
}
