import type { QueueName } from '#shared/application/background/background-work.js';

/** GET /admin/database/queues: a queue of background work. */
export class QueueBody {
  readonly name!: QueueName;
  readonly waiting!: number;
  /** Of these, waiting for a retry */
  readonly delayed!: number;
  /** When the oldest waiting item was added */
  readonly oldestAt!: Date | null;
  /** Failed permanently: mails until they are retried, others for a day */
  readonly failed!: number;
}
