export class UserCounts {
  readonly job_seeker!: number;
  readonly employer!: number;
  readonly admin!: number;
}

export class JobCounts {
  readonly pending!: number;
  readonly active!: number;
  readonly closed!: number;
  readonly archived!: number;
}

export class ApplicationCounts {
  readonly pending!: number;
  readonly reviewed!: number;
  readonly shortlisted!: number;
  readonly interviewed!: number;
  readonly offered!: number;
  readonly rejected!: number;
}

/** GET /admin/summary */
export class OverviewBody {
  readonly users!: UserCounts;
  readonly jobs!: JobCounts;
  readonly applications!: ApplicationCounts;
}
