import { DomainEvent } from '../../shared/domain/domain-event.js';
import type { Measure, Statement } from './statement.js';

/** An admin published a listing. */
export class JobApproved extends DomainEvent {
  constructor(readonly jobId: number) {
    super();
  }
}

/** An admin decided about a listing. */
export class JobDecided extends DomainEvent {
  constructor(
    readonly jobId: number,
    readonly measure: Measure,
    readonly decidedAt: Date,
    readonly statement: Statement | null = null,
  ) {
    super();
  }
}

/** The decision is on record. Only restrictions are told, as the employer knows of approvals by another mail. */
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
  constructor(readonly jobId: number) {
    super();
  }
}
