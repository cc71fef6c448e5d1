/** Someone was invited to a company by mail. */
export class MemberInvited {
  constructor(
    readonly email: string,
    /** Secret; for the link. */
    readonly token: string,
    readonly company: string,
    readonly inviter: string,
  ) {}
}

/** A user is no longer a member of a company. Every module ends what the user has of it, in the same transaction. */
export class MemberLeft {
  constructor(
    readonly companyId: number,
    readonly userId: number,
  ) {}
}
