import { DomainEvent } from '../../shared/domain/domain-event.js';

/** An admin let a listing appear. */
export class JobApproved extends DomainEvent {
  constructor(readonly jobId: number) {
    super();
  }
}
