import { ApiProperty } from '@nestjs/swagger';
import { QUEUES, type QueueName } from '../../../shared/application/background/background-work.js';

/** GET /admin/database/queues: a queue of background work. */
export class QueueBody {
  @ApiProperty({ enum: QUEUES }) readonly name!: QueueName;
  @ApiProperty({ type: 'integer' }) readonly waiting!: number;
  @ApiProperty({ type: 'integer', description: 'Of these, waiting for a retry' })
  readonly delayed!: number;
  @ApiProperty({ type: Date, nullable: true, description: 'When the oldest waiting item was added' })
  readonly oldestAt!: Date | null;
  @ApiProperty({ type: 'integer', description: 'Failed permanently: mails until they are retried, others for a day' })
  readonly failed!: number;
}
