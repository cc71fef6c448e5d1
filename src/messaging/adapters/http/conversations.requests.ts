import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsOptional, IsUUID } from 'class-validator';
import { OptionalId, OptionalText, RequiredId, RequiredText } from '../../../shared/adapters/http/api/inputs.js';
import { TITLE_RULE } from '../../domain/conversation.js';
import { CONTENT_RULE } from '../../domain/message.js';
import { RECEIPTS, type Receipt } from '../../domain/message-status.js';

/** POST /conversations */
export class StartConversationRequest {
  @RequiredId('participantId must be the number of a user')
  readonly participantId!: number;

  @OptionalId('jobId must be the number of a job', 'The listing that it is about')
  readonly jobId?: number | null;

  @OptionalId(
    'applicationId must be the number of an application',
    'The application for that listing; found automatically if left out',
  )
  readonly applicationId?: number | null;

  @OptionalText(TITLE_RULE)
  readonly title?: string | null;
}

/** POST /conversations/{id}/messages */
export class SendMessageRequest {
  @RequiredText(CONTENT_RULE)
  readonly content!: string;

  @ApiPropertyOptional({
    type: String,
    format: 'uuid',
    nullable: true,
    description: 'Made by the client; a retry with the same one returns the stored message',
  })
  @IsOptional()
  @IsUUID('all', { message: 'clientId must be a UUID' })
  readonly clientId?: string | null;
}

/** PUT /messages/{id}/status */
export class ConfirmMessageRequest {
  @ApiProperty({ enum: RECEIPTS })
  @IsIn(RECEIPTS, { message: `Status must be one of ${RECEIPTS.join(', ')}` })
  readonly status!: Receipt;
}
