import { Clock } from '#shared/application/clock.js';
import { UnitOfWork } from '#shared/application/unit-of-work.js';
import { UseCase } from '#shared/application/use-case.js';
import { DraftAlreadyPosted } from '../domain/drafts/job-draft.js';
import { Job } from '../domain/job.js';
import { JobDrafts } from './ports/job-drafts.js';
import { JobRepository } from './ports/job-repository.js';
import { Places } from './ports/places.js';
import { WorkplacePolicy, type FormAtWorkplace } from './workplaces/workplace-policy.js';

type PostJobCommand = {
  readonly employerId: number;
  readonly form: FormAtWorkplace;
  /** If omitted, the place is found by the location, unless that is ambiguous. */
  readonly placeIds?: readonly number[] | null;
  /** The draft to post; it is deleted. */
  readonly draftId?: number | null;
  /** When it is to appear; undefined for with its approval. */
  readonly publishAt?: string | null;
};

/**
 * Posts a listing, which then awaits approval.
 * @throws InvalidFields, DraftAlreadyPosted
 */
@UseCase()
export class PostJob {
  constructor(
    private readonly jobs: JobRepository,
    private readonly places: Places,
    private readonly drafts: JobDrafts,
    private readonly workplace: WorkplacePolicy,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** Returns the id of the new listing. */
  async execute({ employerId, form: entered, placeIds, draftId, publishAt }: PostJobCommand): Promise<number> {
    const places = placeIds ? await this.places.withIds(placeIds) : null;
    return this.unitOfWork.run(async () => {
      const form = await this.workplace.applied(employerId, { ...entered, places });
      const place = form.places ? undefined : await this.places.ofJob(form);
      // Removed first, so that a concurrent request with the same draft waits and then finds none.
      if (draftId && !(await this.drafts.remove(employerId, draftId))) throw new DraftAlreadyPosted();
      const job = Job.post(await this.jobs.nextId(), employerId, form, this.clock.now(), publishAt);
      if (place) job.locate(place);
      await this.jobs.add(job);
      return job.id;
    });
  }
}
