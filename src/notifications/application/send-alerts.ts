import { ScheduledTask } from '#shared/application/background/scheduled-task.js';
import { UnitOfWork } from '#shared/application/unit-of-work.js';
import { UseCase } from '#shared/application/use-case.js';
import { AlertMaker, SearchMatcher } from './ports/alerts.js';
import { Outbox } from './ports/outbox.js';

/** Queues a mail for each user whose saved searches found new listings. */
@UseCase()
export class SendAlerts {
  constructor(
    private readonly matcher: SearchMatcher,
    private readonly alerts: AlertMaker,
    private readonly outbox: Outbox,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  @ScheduledTask('send-job-alerts', '*/15 * * * *')
  async execute(): Promise<void> {
    const now = await this.matcher.execute();
    while (await this.unitOfWork.run(() => this.queueNext(now)));
  }

  /** Stores digests and mails together, so that a crash neither loses nor repeats one. */
  private async queueNext(now: Date): Promise<boolean> {
    const { alerts, isLast } = await this.alerts.execute({ now });
    await this.outbox.add(
      ...alerts.map(({ id, userId }) => ({ kind: 'job-alert', subject: String(id), userId }) as const),
    );
    return !isLast;
  }
}
