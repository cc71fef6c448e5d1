import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsInt, IsOptional, IsUUID, Max, Min } from 'class-validator';
import { LARGEST_ID } from '../../../shared/adapters/http/api/id.pipe.js';
import { OptionalText, RequiredText } from '../../../shared/adapters/http/api/inputs.js';
import { TITLE_RULE } from '../../domain/conversation.js';
import { CONTENT_RULE } from '../../domain/message.js';
import { RECEIPTS, type Receipt } from '../../domain/message-status.js';

function Id(message: string): PropertyDecorator {
  return applyDecorators(IsInt({ message }), Min(1, { message }), Max(LARGEST_ID, { message }));
}

const OPTIONAL_ID = { type: 'integer', minimum: 1, maximum: LARGEST_ID, nullable: true } as const;

/** POST /conversations */
export class StartConversationRequest {
  @ApiProperty({ type: 'integer', minimum: 1, maximum: LARGEST_ID })
  @Id('participantId must be the number of a user')
  readonly participantId!: number;

  @ApiPropertyOptional({ ...OPTIONAL_ID, description: 'The listing that it is about' })
  @IsOptional()
  @Id('jobId must be the number of a job')
  readonly jobId?: number | null;

  @ApiPropertyOptional({
    ...OPTIONAL_ID,
    description: 'The application for that listing; found automatically if left out',
  })
  @IsOptional()
  @Id('applicationId must be the number of an application')
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
