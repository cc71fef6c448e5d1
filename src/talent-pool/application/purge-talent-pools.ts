import { inBatches } from '#shared/application/background/in-batches.js';
import type { Due } from '#shared/application/background/retention.js';
import { ScheduledTask, type TaskResult } from '#shared/application/background/scheduled-task.js';
import { Clock } from '#shared/application/clock.js';
import { UseCase } from '#shared/application/use-case.js';
import { TalentPools } from './ports/talent-pools.js';

const BATCH = 200;

/** Deletes people from talent pools once their consent has ended. */
@UseCase()
export class PurgeTalentPools {
  constructor(
    private readonly pools: TalentPools,
    private readonly clock: Clock,
  ) {}

  @ScheduledTask('purge-talent-pools', '15 1 * * *', { deletes: true })
  async execute(): Promise<TaskResult> {
    const now = this.clock.now();
    const people = await inBatches(BATCH, (size) => this.pools.deleteExpired(now, size));
    return { deleted: { people } };
  }

  /** What the next run deletes. */
  due(): Promise<Due | undefined> {
    return this.pools.expired(this.clock.now());
  }
}
