import { DomainEvent } from '../../../shared/domain/domain-event.js';

/** An employer wants to prove that a domain is theirs. */
export class CompanyVerificationRequested extends DomainEvent {
  constructor(
    readonly userId: number,
    /** At the domain. */
    readonly email: string,
    /** For the link; secret. */
    readonly token: string,
  ) {
    super();
  }
}

/** A verified company has another name or website, so it is not verified anymore. */
export class CompanyVerificationLapsed extends DomainEvent {
  constructor(readonly userId: number) {
    super();
  }
}

/** An admin withdrew the verification of a company. */
export class CompanyVerificationWithdrawn extends DomainEvent {
  constructor(
    readonly userId: number,
    /** As the admin wrote it. */
    readonly reason: string,
  ) {
    super();
  }
}
