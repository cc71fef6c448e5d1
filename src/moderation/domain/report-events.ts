/** Somebody reported a listing. */
export class ListingReported {
  constructor(readonly jobId: number) {}
}

/** An admin closed a report made by a user with an account. */
export class ReportClosed {
  constructor(
    readonly reportId: number,
    readonly reporterId: number,
  ) {}
}
