import { ApiProperty } from '@nestjs/swagger';
import { Integer, NullableTime } from '#platform/http/api/fields.js';
import { QUEUES, type QueueName } from '#shared/application/background/background-work.js';

/** GET /admin/database/queues: a queue of background work. */
export class QueueBody {
  @ApiProperty({ enum: QUEUES }) readonly name!: QueueName;
  @Integer() readonly waiting!: number;
  @Integer('Of these, waiting for a retry') readonly delayed!: number;
  @NullableTime('When the oldest waiting item was added') readonly oldestAt!: Date | null;
  @Integer('Failed permanently: mails until they are retried, others for a day') readonly failed!: number;
}
