/** An employer requested an email to prove access to a domain. */
export class CompanyVerificationRequested {
  constructor(
    readonly userId: number,
    readonly email: string,
    /** Secret; for the link. */
    readonly token: string,
  ) {}
}

/** A company lost its verification by changing its name or website. */
export class CompanyVerificationLapsed {
  constructor(readonly userId: number) {}
}

export class CompanyVerificationWithdrawn {
  constructor(
    readonly userId: number,
    /** Written by the admin. */
    readonly reason: string,
  ) {}
}
