import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayMinSize, IsArray, IsInt, IsOptional, Max, Min } from 'class-validator';
import { LARGEST_ID } from '../../../shared/adapters/http/api/id.pipe.js';
import { MAIL_KINDS, type MailKind } from '../../domain/mail-kinds.js';

/** The most failed mails that are listed, or named in one request. */
export const MOST_FAILED_MAILS = 100;

/** A mail that was given up. */
export class FailedMailBody {
  @ApiProperty({ type: 'integer' }) readonly id!: number;
  @ApiProperty({ enum: MAIL_KINDS }) readonly kind!: MailKind;
  @ApiProperty({ description: 'Where it should go' }) readonly address!: string;
  @ApiProperty({ description: 'Whether it may have been sent, because its process ended at that moment' })
  readonly isInterrupted!: boolean;
  @ApiProperty({ type: String, nullable: true, description: 'For example the reply code of the mail server' })
  readonly fault!: string | null;
  @ApiProperty({ type: Date }) readonly failedAt!: Date;
}

/** GET /admin/mails/failed */
export class FailedMailsBody {
  @ApiProperty({ description: 'Whether a mail server is set up' }) readonly isAvailable!: boolean;
  @ApiProperty({ type: [FailedMailBody], description: `The latest ${MOST_FAILED_MAILS}` })
  readonly mails!: FailedMailBody[];
}

/** POST /admin/mails/retry */
export class RetryMailsRequest {
  @ApiPropertyOptional({
    type: [Number],
    minItems: 1,
    maxItems: MOST_FAILED_MAILS,
    description: 'Which mails; all without it',
  })
  @IsOptional()
  @IsArray({ message: 'ids must be a list' })
  @ArrayMinSize(1, { message: 'ids must not be empty' })
  @ArrayMaxSize(MOST_FAILED_MAILS, { message: `ids can hold at most ${MOST_FAILED_MAILS}` })
  @IsInt({ each: true, message: 'ids must be whole numbers' })
  @Min(1, { each: true, message: 'ids must be at least 1' })
  @Max(LARGEST_ID, { each: true, message: `ids must be at most ${LARGEST_ID}` })
  readonly ids?: number[];
}

/** POST /admin/mails/retry */
export class RetriedMailsBody {
  @ApiProperty({ type: 'integer', description: 'How many are queued again' }) readonly retried!: number;
}
