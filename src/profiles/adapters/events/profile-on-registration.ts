import { Injectable, type OnModuleInit } from '@nestjs/common';
import { UserRegistered } from '../../../identity/index.js';
import { EventBus } from '../../../shared/application/event-bus.js';
import { CreateProfile } from '../../application/create-profile.js';

/** Creates the profile of a new user. */
@Injectable()
export class ProfileOnRegistration implements OnModuleInit {
  constructor(
    private readonly events: EventBus,
    private readonly createProfile: CreateProfile,
  ) {}

  onModuleInit(): void {
    this.events.subscribe(UserRegistered, (event) => this.createProfile.execute(event));
  }
}
