import type { Job } from '../../domain/job.js';

/** Where listings are kept. */
export abstract class JobRepository {
  /** Stores a new listing, which gives it its id, or what changed of one. */
  abstract save(job: Job): Promise<void>;

  /** A listing that nobody else can change until the transaction ends. */
  abstract forChange(id: number): Promise<Job | undefined>;
}
