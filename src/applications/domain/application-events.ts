import { DomainEvent } from '../../shared/domain/domain-event.js';
import type { ApplicationStatus } from './application-status.js';

/** Someone applied for a job. */
export class ApplicationSubmitted extends DomainEvent {
  constructor(
    readonly applicationId: number,
    readonly jobId: number,
    readonly jobSeekerId: number,
  ) {
    super();
  }
}

/** An employer says how far an application has come. */
export class ApplicationStatusChanged extends DomainEvent {
  constructor(
    readonly applicationId: number,
    readonly jobId: number,
    readonly jobSeekerId: number,
    readonly status: ApplicationStatus,
  ) {
    super();
  }
}
