import { UseCase } from '#shared/application/use-case.js';
import type { Versions } from '#shared/domain/stale-version.js';
import { checkExplanation } from '../../domain/statement.js';
import { ReviewJob } from './review-job.js';

type RefusePremiumCommand = {
  readonly jobId: number;
  readonly versions: Versions;
  readonly text: string | null | undefined;
};

/**
 * Publishes a listing without the requested premium, or revokes premium; for admins. The employer is notified of the
 * reason and pays nothing.
 * @throws InvalidFields, JobNotFound, StaleVersion, NoPremium
 */
@UseCase()
export class RefusePremium {
  constructor(private readonly reviewJob: ReviewJob) {}

  async execute({ text, ...command }: RefusePremiumCommand): Promise<void> {
    const explanation = checkExplanation(text);
    await this.reviewJob.execute({
      ...command,
      action: 'premium.refused',
      change: (job, now) => job.refusePremium(explanation, now),
    });
  }
}
