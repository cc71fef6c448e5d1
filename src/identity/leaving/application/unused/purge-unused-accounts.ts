import type { Clock } from '#shared/application/clock.js';
import type { Due } from '#shared/application/background/retention.js';
import { ScheduledTask, type TaskResult } from '#shared/application/background/scheduled-task.js';
import { unusedAccountTimes } from '../../domain/unused-accounts.js';
import type { UnusedAccounts } from './unused-accounts.js';
import type { EraseAccount } from '../deletion/erase-account.js';

/** Deletes unused accounts whose owners were warned and have not signed in since. */
export class PurgeUnusedAccounts {
  /** `months`: 0 keeps all accounts. */
  constructor(
    private readonly unused: UnusedAccounts,
    private readonly eraseAccount: EraseAccount,
    private readonly clock: Clock,
    private readonly months: number,
  ) {}

  /** @throws AggregateError of the accounts that could not be deleted, after deleting the others */
  @ScheduledTask('purge-unused-accounts', '50 1 * * *', { deletes: true })
  async execute(): Promise<TaskResult> {
    if (this.months === 0) return;
    const times = this.times();
    const errors: unknown[] = [];
    let [afterId, accounts] = [0, 0];
    for (;;) {
      const page = await this.unused.next('deletion', times, afterId);
      for (const { userId } of page) {
        afterId = userId;
        const isStillUnused = async () => {
          await this.unused.lock(userId);
          return (await this.unused.find('deletion', times, userId)) !== undefined;
        };
        await this.eraseAccount.execute({ userId, onlyIf: isStillUnused }).then(
          (isDeleted) => (accounts += Number(isDeleted)),
          (error) => errors.push(error),
        );
      }
      if (page.length === 0) break;
    }
    if (errors.length > 0) throw new AggregateError(errors, `${errors.length} unused accounts could not be deleted`);
    return { deleted: { accounts } };
  }

  /** What the next run deletes; undefined if accounts are kept forever. */
  async due(): Promise<Due | undefined> {
    return this.months === 0 ? undefined : this.unused.due('deletion', this.times());
  }

  private times() {
    return unusedAccountTimes(this.months, this.clock.now());
  }
}
