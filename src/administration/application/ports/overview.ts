/** How many there are of what, for a glance at the whole installation. */
export type OverviewFigures = {
  readonly users: { readonly job_seeker: number; readonly employer: number; readonly admin: number };
  readonly jobs: {
    readonly pending: number;
    readonly active: number;
    readonly closed: number;
    readonly archived: number;
  };
  readonly applications: {
    readonly pending: number;
    readonly reviewed: number;
    readonly shortlisted: number;
    readonly interviewed: number;
    readonly offered: number;
    readonly rejected: number;
  };
};

/** Counts over all modules. */
export abstract class Overview {
  abstract figures(now: Date): Promise<OverviewFigures>;
}
