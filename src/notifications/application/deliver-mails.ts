import { WorksOnBatches } from '#shared/application/background/background-work.js';
import { DatabaseWatch } from '#shared/application/database-watch.js';
import { UnitOfWork } from '#shared/application/unit-of-work.js';
import { UseCase } from '#shared/application/use-case.js';
import { retryDelay } from '../domain/retry-delays.js';
import { MailLimits } from './mail-limits.js';
import { SummaryMail } from './ports/mail-writers.js';
import { Mailer, type Delivery, type OutgoingMail } from './ports/mailer.js';
import { Outbox, type QueuedMail } from './ports/outbox.js';
import { Subscriptions } from './ports/subscriptions.js';
import { WriteMail } from './write-mail.js';
import type { WrittenMail } from './written-mail.js';

/** Sends queued mails that are still relevant, and decides what happens to those that fail. */
@UseCase()
export class DeliverMails {
  constructor(
    private readonly outbox: Outbox,
    private readonly writeMail: WriteMail,
    private readonly limits: MailLimits,
    private readonly summary: SummaryMail,
    private readonly subscriptions: Subscriptions,
    private readonly mailer: Mailer,
    private readonly unitOfWork: UnitOfWork,
    private readonly database: DatabaseWatch,
  ) {}

  @WorksOnBatches('mail')
  async execute(ids: readonly number[]): Promise<void> {
    const mails: OutgoingMail[] = [];
    const errors: unknown[] = [];
    for (const id of ids) {
      try {
        const queued = await this.outbox.take(id);
        const mail = queued && (await this.prepare(queued));
        if (mail) mails.push(mail);
      } catch (error) {
        if (this.database.isAway(error)) throw error;
        // A mail that cannot be written must not block the others.
        await this.outbox.end(id, 'failed', 'could not be written');
        errors.push(error);
      }
    }
    await this.mailer.deliver(mails);
    if (errors.length > 0) throw new AggregateError(errors, 'Mails could not be written');
  }

  private async prepare(queued: QueuedMail): Promise<OutgoingMail | undefined> {
    const { id } = queued;
    const written = await this.writeMail.execute(queued);
    if (typeof written === 'number') await this.outbox.postpone(id, written);
    else if (!written) await this.outbox.end(id, 'dropped');
    else if (await this.outbox.isRefused(written.mail.to.email, queued.stream)) {
      await this.outbox.end(id, 'dropped', 'the address rejected an earlier mail');
    } else if (!(await this.isWanted(queued))) {
      await this.outbox.end(id, 'dropped', 'unsubscribed');
    } else if (await this.isWithinLimits(queued, written)) {
      return {
        mail: written.mail,
        ...(await this.unsubscribeToken(queued)),
        handOver: () => this.outbox.handOver(id),
        settle: (delivery) => this.settle(queued, written, delivery),
      };
    }
    return undefined;
  }

  private async isWanted({ userId, stream }: QueuedMail): Promise<boolean> {
    return userId === null || stream === 'account' || this.subscriptions.wants(userId, stream);
  }

  private async unsubscribeToken({ userId, stream }: QueuedMail): Promise<Pick<OutgoingMail, 'unsubscribeToken'>> {
    if (userId === null || stream === 'account') return {};
    return { unsubscribeToken: await this.subscriptions.token(userId, stream) };
  }

  /** Account mails are not limited, so that nobody can delay them. */
  private async isWithinLimits(queued: QueuedMail, { mail, senderId, waitsForLimit }: WrittenMail): Promise<boolean> {
    if (queued.stream === 'account' || queued.kind === 'more-news' || queued.attempts > 1) return true;
    const wait = await this.limits.count(mail.to.email, senderId);
    if (wait === 0) return true;
    if (waitsForLimit) await this.outbox.postpone(queued.id, wait);
    else {
      await this.outbox.end(queued.id, 'dropped', 'beyond the hourly limit');
      await this.summary.queue(queued.userId);
    }
    return false;
  }

  private async settle(queued: QueuedMail, { mail, sent, refused }: WrittenMail, delivery: Delivery): Promise<void> {
    const { id, stream } = queued;
    switch (delivery.result) {
      case 'accepted':
        if (!sent) return this.outbox.end(id, 'sent');
        return this.unitOfWork.run(async () => {
          await sent();
          await this.outbox.end(id, 'sent');
        });
      case 'address refused':
        return this.unitOfWork.run(async () => {
          await refused?.();
          await this.outbox.refuse(mail.to.email, stream);
          await this.outbox.end(id, 'failed', delivery.fault);
        });
      case 'refused':
        return this.outbox.end(id, 'failed', delivery.fault);
      case 'unknown':
        return stream === 'account'
          ? this.retryLater(queued, delivery.fault)
          : this.outbox.end(id, 'interrupted', delivery.fault);
      case 'delayed':
        return this.retryLater(queued, delivery.fault);
    }
  }

  private retryLater({ id, attempts }: QueuedMail, fault: string): Promise<void> {
    const seconds = retryDelay(attempts);
    return seconds === undefined ? this.outbox.end(id, 'failed', fault) : this.outbox.retry(id, seconds, fault);
  }
}
