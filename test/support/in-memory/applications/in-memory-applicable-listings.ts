import { ApplicableListings, type ListedJob } from '#applications/application/ports/directories.js';

export class InMemoryApplicableListings extends ApplicableListings {
  constructor(private readonly jobs: readonly ListedJob[]) {
    super();
  }

  override find(jobId: number): Promise<ListedJob | undefined> {
    return Promise.resolve(this.jobs.find((job) => job.id === jobId));
  }

  override lock(jobId: number): Promise<ListedJob | undefined> {
    return this.find(jobId);
  }
}
