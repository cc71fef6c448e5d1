import { UseCase } from '../../../shared/application/use-case.js';
import type { Actor } from '../../../shared/domain/actor.js';
import { checkStatement } from '../../domain/statement.js';
import { ArchiveJob } from '../archive-job.js';

type TakeDownJobCommand = {
  readonly jobId: number;
  readonly actor: Actor;
  readonly reason: string | null | undefined;
  readonly text: string | null | undefined;
};

/**
 * Archives a listing with a reason for its employer; for admins.
 * @throws InvalidFields, JobNotFound
 */
@UseCase()
export class TakeDownJob {
  constructor(private readonly archiveJob: ArchiveJob) {}

  async execute({ jobId, actor, reason, text }: TakeDownJobCommand): Promise<void> {
    await this.archiveJob.execute({ jobId, actor, archive: true, statement: checkStatement(reason, text) });
  }
}
