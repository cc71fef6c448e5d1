import { DomainEvent } from '../../shared/domain/domain-event.js';
import type { ApplicationStatus } from './application-status.js';

export class ApplicationSubmitted extends DomainEvent {
  constructor(
    readonly applicationId: number,
    readonly jobId: number,
    readonly jobSeekerId: number,
  ) {
    super();
  }
}

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
