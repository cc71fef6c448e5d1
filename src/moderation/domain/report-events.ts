import { DomainEvent } from '../../shared/domain/domain-event.js';

/** An admin closed the report of someone with an account. */
export class ReportClosed extends DomainEvent {
  constructor(
    readonly reportId: number,
    readonly reporterId: number,
  ) {
    super();
  }
}
