import { ScheduledTask } from '#shared/application/background/scheduled-task.js';
import { UseCase } from '#shared/application/use-case.js';
import { ListingDirectory } from './ports/directories.js';
import { Outbox } from './ports/outbox.js';

/** Periods before the end of a listing, in days. The employer gets one reminder in each. */
const PERIODS = [
  { after: 1, within: 7 },
  { after: 0, within: 1 },
] as const;

/** Queues reminders of listings that end soon: one per end time and period. */
@UseCase()
export class RemindOfEnds {
  constructor(
    private readonly listings: ListingDirectory,
    private readonly outbox: Outbox,
  ) {}

  @ScheduledTask('remind-of-ends', '40 * * * *')
  async execute(): Promise<void> {
    for (const days of PERIODS) {
      for (let afterId = 0; ;) {
        const ending = await this.listings.ending(days, afterId);
        const last = ending.at(-1);
        if (!last) break;
        await this.outbox.add(
          ...ending.map(({ id, employerId, closesAt }) => {
            const subject = `${id}.${days.within}.${closesAt.getTime()}`;
            return { kind: 'listing-ends', subject, userId: employerId } as const;
          }),
        );
        afterId = last.id;
      }
    }
  }
}
