import type { Clock } from '#shared/application/clock.js';
import type { Due } from '#shared/application/background/retention.js';
import { ScheduledTask } from '#shared/application/background/scheduled-task.js';
import type { UnitOfWork } from '#shared/application/unit-of-work.js';
import { unusedAccountTimes } from '../../domain/unused-accounts.js';
import { UnusedAccountFound } from '#identity/accounts/domain/user-events.js';
import type { UnusedAccounts } from './unused-accounts.js';

/** Warns the owners of unused accounts before `PurgeUnusedAccounts` deletes them. */
export class WarnUnusedAccounts {
  /** `months`: 0 keeps all accounts. */
  constructor(
    private readonly unused: UnusedAccounts,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly months: number,
  ) {}

  /** Reports each account daily until its owner is warned. */
  @ScheduledTask('warn-unused-accounts', '45 1 * * *', { deletes: true })
  async execute(): Promise<void> {
    if (this.months === 0) return;
    let afterId = 0;
    for (;;) {
      const page = await this.unused.next('warning', this.times(), afterId);
      const last = page.at(-1);
      if (!last) return;
      await this.unitOfWork.run(async () => {
        this.unitOfWork.record(page.map(({ userId, usedAt }) => new UnusedAccountFound(userId, usedAt)));
      });
      afterId = last.userId;
    }
  }

  /** The accounts whose owners the next run warns; undefined if accounts are kept forever. */
  async due(): Promise<Due | undefined> {
    return this.months === 0 ? undefined : this.unused.due('warning', this.times());
  }

  private times() {
    return unusedAccountTimes(this.months, this.clock.now());
  }
}
