import { ApiPropertyOptional } from '@nestjs/swagger';
import { ArrayMaxSize, IsArray, IsOptional, IsString, IsUUID, MaxLength } from 'class-validator';
import { PageQuery } from '#platform/http/api/pages.js';
import { OneOf } from '#platform/http/api/validation/choice-inputs.js';
import { OptionalId, OptionalText, QueryFlag, RequiredId, RequiredText } from '#platform/http/api/validation/inputs.js';
import { TITLE_RULE } from '../../domain/conversation.js';
import { CONTENT_RULE, MAX_ATTACHMENTS, TOO_MANY_ATTACHMENTS } from '../../domain/message.js';
import { RECEIPTS, type Receipt } from '../../domain/message-status.js';

/** GET /conversations */
export class ConversationsQuery extends PageQuery {
  @ApiPropertyOptional({
    description: "A part of the listing's title, or of the name of the other or their company, with or without accents",
  })
  @IsOptional()
  @IsString({ message: 'search must be text' })
  @MaxLength(200, { message: 'search can have at most 200 characters' })
  readonly search?: string;

  @QueryFlag('Only conversations with unread messages')
  readonly unread?: boolean;

  @QueryFlag('Only conversations whose last message is from the other and needs a reply, of the last 60 days')
  readonly unanswered?: boolean;
}

/** POST /conversations */
export class StartConversationRequest {
  @RequiredId('participantId must be the number of a user')
  readonly participantId!: number;

  @OptionalId('jobId must be the number of a job', 'The listing the conversation is about')
  readonly jobId?: number | null;

  @OptionalId(
    'applicationId must be the number of an application',
    'The application for that listing; found automatically if omitted',
  )
  readonly applicationId?: number | null;

  /** A conversation about a listing has the title of the listing. */
  @OptionalText(TITLE_RULE)
  readonly title?: string | null;
}

const KEYS = { message: 'attachments must be a list of keys' };

/** POST /conversations/{id}/messages */
export class SendMessageRequest {
  @RequiredText(CONTENT_RULE)
  readonly content!: string;

  @ApiPropertyOptional({
    type: String,
    format: 'uuid',
    nullable: true,
    description: 'Created by the client; a retry with the same id returns the stored message',
  })
  @IsOptional()
  @IsUUID('all', { message: 'clientId must be a UUID' })
  readonly clientId?: string | null;

  @ApiPropertyOptional({
    type: [String],
    maxItems: MAX_ATTACHMENTS,
    description: 'Keys of attachments uploaded within the last day and not sent before',
  })
  @IsOptional()
  @ArrayMaxSize(MAX_ATTACHMENTS, { message: TOO_MANY_ATTACHMENTS })
  @IsArray(KEYS)
  @IsString({ each: true, ...KEYS })
  @MaxLength(100, { each: true, ...KEYS })
  readonly attachments?: readonly string[] | null;
}

/** PUT /messages/{id}/status */
export class ConfirmMessageRequest {
  @OneOf(RECEIPTS, { label: 'Status' })
  readonly status!: Receipt;
}
