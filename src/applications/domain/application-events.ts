import { DomainEvent } from '../../shared/domain/domain-event.js';
import type { ApplicationStatus } from './application-status.js';
import type { ApplicationStep } from './application-step.js';

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

/** Something happened that belongs on the application's timeline; `status` is null unless it changed. */
export class ApplicationProgressed extends DomainEvent {
  constructor(
    readonly applicationId: number,
    readonly step: ApplicationStep,
    readonly status: ApplicationStatus | null,
    readonly at: Date,
  ) {
    super();
  }
}
