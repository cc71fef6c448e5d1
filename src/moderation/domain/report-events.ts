import { DomainEvent } from '../../shared/domain/domain-event.js';

/** An admin closed a report made by a user with an account. */
export class ReportClosed extends DomainEvent {
  constructor(
    readonly reportId: number,
    readonly reporterId: number,
  ) {
    super();
  }
}
