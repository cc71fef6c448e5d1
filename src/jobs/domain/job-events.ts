import { DomainEvent } from '../../shared/domain/domain-event.js';

/** An admin let a listing appear. */
export class JobApproved extends DomainEvent {
  constructor(readonly jobId: number) {
    super();
  }
}

/** What a listing says was changed. */
export class JobEdited extends DomainEvent {
  constructor(
    readonly jobId: number,
    /** Whether the change took an approved listing back to pending. */
    readonly needsApproval: boolean,
  ) {
    super();
  }
}

/** A listing was put away. */
export class JobArchived extends DomainEvent {
  constructor(readonly jobId: number) {
    super();
  }
}

/** A listing that was put away is back. */
export class JobUnarchived extends DomainEvent {
  constructor(readonly jobId: number) {
    super();
  }
}
