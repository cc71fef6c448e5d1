import { DomainEvent } from '../../shared/domain/domain-event.js';

/** An admin published a listing. */
export class JobApproved extends DomainEvent {
  constructor(readonly jobId: number) {
    super();
  }
}
