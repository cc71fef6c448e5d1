import type { Role } from '../../shared/domain/actor.js';
import { DomainEvent } from '../../shared/domain/domain-event.js';

/** Someone has an account now. */
export class UserRegistered extends DomainEvent {
  constructor(
    readonly userId: number,
    readonly role: Role,
    readonly fullName: string,
    /** What an employer entered; null when left empty. */
    readonly companyName: string | null,
  ) {
    super();
  }
}
