import { Clock } from '../../../shared/application/clock.js';
import type { Due } from '../../../shared/application/retention.js';
import { ScheduledTask } from '../../../shared/application/scheduled-task.js';
import { UnitOfWork } from '../../../shared/application/unit-of-work.js';
import { NOTICE_DAYS, unusedAccountTimes } from '../../domain/unused-accounts.js';
import { AccountFallsUnused } from '../../domain/user-events.js';
import { AccountUse } from '../ports/account-use.js';

/** Warns the owners of unused accounts before `PurgeUnusedAccounts` deletes them. */
export class WarnUnusedAccounts {
  /** `months`: 0 keeps all accounts. */
  constructor(
    private readonly use: AccountUse,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly months: number,
  ) {}

  /** Asks for the same warning every day until it was sent. */
  @ScheduledTask('warn-unused-accounts', '45 1 * * *')
  async execute(): Promise<void> {
    if (this.months === 0) return;
    let afterId = 0;
    for (;;) {
      const unused = await this.use.unused('warning', this.times(), afterId);
      const last = unused.at(-1);
      if (!last) return;
      await this.unitOfWork.run(async () => {
        this.unitOfWork.record(unused.map(({ userId, usedAt }) => new AccountFallsUnused(userId, usedAt)));
      });
      afterId = last.userId;
    }
  }

  /** Whom the next run warns; undefined if it warns nobody ever. */
  async due(): Promise<Due | undefined> {
    return this.months === 0 ? undefined : this.use.due('warning', this.times());
  }

  /** What a warning says; undefined if there is nothing to warn of any more. */
  async find(userId: number): Promise<{ readonly usedAt: Date; readonly noticeDays: number } | undefined> {
    if (this.months === 0) return undefined;
    const unused = await this.unitOfWork.run(() => this.use.lock('warning', this.times(), userId));
    return unused && { usedAt: unused.usedAt, noticeDays: NOTICE_DAYS };
  }

  /** The warning was sent, or the address refuses mail for good. */
  warned(userId: number): Promise<void> {
    return this.use.warned(userId, this.clock.now());
  }

  private times() {
    return unusedAccountTimes(this.months, this.clock.now());
  }
}
