import type { JobCardBody } from './job-card.view.js';

/** GET /jobs/{id}/similar */
export class SimilarJobsBody {
  readonly id!: number;
  readonly title!: string;
  readonly company!: string;
  /** The first instant at which nobody could apply; null while it is open */
  readonly endedAt!: Date | null;
  /** Open listings for the same or a related job */
  readonly similar!: readonly JobCardBody[];
}
