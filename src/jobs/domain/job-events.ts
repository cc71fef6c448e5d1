import { DomainEvent } from '../../shared/domain/domain-event.js';
import type { Explanation, Measure, Statement } from './statement.js';

/** An admin published a listing. */
export class JobApproved extends DomainEvent {
  constructor(readonly jobId: number) {
    super();
  }
}

/** An admin made a decision about a listing. */
export class JobDecided extends DomainEvent {
  constructor(
    readonly jobId: number,
    readonly measure: Measure,
    readonly decidedAt: Date,
    readonly statement: Statement | Explanation | null = null,
  ) {
    super();
  }
}

/** An admin granted premium by approving the listing. */
export class PremiumGranted extends DomainEvent {
  constructor(
    readonly jobId: number,
    readonly grantedAt: Date,
  ) {
    super();
  }
}

/** An admin published the listing without premium, or revoked premium. */
export class PremiumRefused extends DomainEvent {
  constructor(readonly jobId: number) {
    super();
  }
}

/** A restriction was recorded, and its employer is to be notified. */
export class JobRestricted extends DomainEvent {
  constructor(
    readonly decisionId: number,
    readonly employerId: number,
  ) {
    super();
  }
}

/** The employer or an admin took a listing off the site. */
export class JobArchived extends DomainEvent {
  constructor(
    readonly jobId: number,
    /** Whether it had ever been published. */
    readonly wasPublished: boolean,
  ) {
    super();
  }
}
