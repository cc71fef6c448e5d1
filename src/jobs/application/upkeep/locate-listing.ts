import { UnitOfWork } from '#shared/application/unit-of-work.js';
import { UseCase } from '#shared/application/use-case.js';
import type { Place } from '../../domain/offer/place.js';
import { JobRepository } from '../ports/job-repository.js';

/** Sets the place that the location of a listing names, where its employer chose none. */
@UseCase()
export class LocateListing {
  constructor(
    private readonly jobs: JobRepository,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  execute(jobId: number, place: Place): Promise<void> {
    return this.unitOfWork.run(() => this.jobs.change(jobId, (job) => job.locate(place)));
  }
}
