import { DomainEvent } from '../../../shared/domain/domain-event.js';

/** An employer requested an email to prove access to a domain. */
export class CompanyVerificationRequested extends DomainEvent {
  constructor(
    readonly userId: number,
    readonly email: string,
    /** Secret; for the link. */
    readonly token: string,
  ) {
    super();
  }
}

/** A company lost its verification by changing its name or website. */
export class CompanyVerificationLapsed extends DomainEvent {
  constructor(readonly userId: number) {
    super();
  }
}

export class CompanyVerificationWithdrawn extends DomainEvent {
  constructor(
    readonly userId: number,
    /** Written by the admin. */
    readonly reason: string,
  ) {
    super();
  }
}
