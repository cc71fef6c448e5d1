import { UseCase } from '#shared/application/use-case.js';
import { checkStatement, type StatementForm } from '../../domain/statement.js';
import { ReviewJob } from './review-job.js';

type TakeDownJobCommand = {
  readonly jobId: number;
  /** Explains it to the employer; null for no explanation. */
  readonly statement: StatementForm | null;
};

/**
 * Archives a listing, so that its employer cannot restore it; for admins.
 * @throws InvalidFields, JobNotFound
 */
@UseCase()
export class TakeDownJob {
  constructor(private readonly reviewJob: ReviewJob) {}

  async execute({ jobId, statement: form }: TakeDownJobCommand): Promise<void> {
    const statement = form && checkStatement(form);
    await this.reviewJob.execute({
      jobId,
      action: 'listing.archived',
      reason: statement?.reason,
      change: (job, now) => job.takeDown(statement, now),
    });
  }
}
