import { ScheduledTask } from '#shared/application/background/scheduled-task.js';
import { Clock } from '#shared/application/clock.js';
import { UseCase } from '#shared/application/use-case.js';
import { utc } from '#shared/domain/values/utc-day.js';
import { DAYS_COUNTED, DAYS_TO_ANSWER, usualReply } from '../domain/usual-reply.js';
import { ReplyTimes } from './ports/reply-times.js';

const BATCH = 200;

/** Measures within how many days companies usually answer applications, for job seekers to see. */
@UseCase()
export class MeasureReplyTimes {
  constructor(
    private readonly replyTimes: ReplyTimes,
    private readonly clock: Clock,
  ) {}

  @ScheduledTask('measure-reply-times', '37 1 * * *')
  async execute(): Promise<void> {
    const now = utc(this.clock.now());
    const period = {
      from: now.subtract(DAYS_COUNTED, 'day').toDate(),
      to: now.subtract(DAYS_TO_ANSWER, 'day').toDate(),
    };
    for (let after = 0; ;) {
      const companies = await this.replyTimes.companiesAfter(after, BATCH);
      const last = companies.at(-1);
      if (last === undefined) return;
      const days = new Map<number, number | undefined>();
      for (const id of companies) days.set(id, usualReply(await this.replyTimes.answers(id, period)));
      await this.replyTimes.store(days);
      after = last;
    }
  }
}
