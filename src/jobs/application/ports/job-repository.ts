import type { Job } from '../../domain/job.js';

/** Where listings are kept. */
export abstract class JobRepository {
  /** The id of the next new listing. */
  abstract nextId(): Promise<number>;

  /** Stores a new listing, or what changed of one. */
  abstract save(job: Job): Promise<void>;

  /** A listing that nobody else can change until the transaction ends. */
  abstract forChange(id: number): Promise<Job | undefined>;
}
