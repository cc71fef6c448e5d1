import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayMinSize, IsArray, IsInt, IsOptional, Max, Min } from 'class-validator';
import { Integer, NullableText } from '#platform/http/api/fields.js';
import { LARGEST_ID } from '#platform/http/api/validation/id.pipe.js';
import { MAIL_KINDS, type MailKind } from '../../domain/mail-kinds.js';

/** Maximum number of failed mails in a list or a request. */
export const MAX_FAILED_MAILS = 100;

export class FailedMailBody {
  @Integer() readonly id!: number;
  @ApiProperty({ enum: MAIL_KINDS }) readonly kind!: MailKind;
  @ApiProperty({ description: "The recipient's address" }) readonly address!: string;
  @ApiProperty({ description: 'Whether it may have been sent, because the process ended while sending it' })
  readonly isInterrupted!: boolean;
  @NullableText("The cause, such as the mail server's reply code") readonly fault!: string | null;
  @ApiProperty() readonly failedAt!: Date;
}

/** GET /admin/mails/failed */
export class FailedMailsBody {
  @ApiProperty({ description: 'Whether a mail server is set up' }) readonly isAvailable!: boolean;
  @ApiProperty({ type: [FailedMailBody], description: `The latest ${MAX_FAILED_MAILS}` })
  readonly mails!: FailedMailBody[];
}

/** POST /admin/mails/retry */
export class RetryMailsRequest {
  @ApiPropertyOptional({
    type: [Number],
    minItems: 1,
    maxItems: MAX_FAILED_MAILS,
    description: 'Ids of the mails to retry; all if omitted',
  })
  @IsOptional()
  @IsArray({ message: 'ids must be a list' })
  @ArrayMinSize(1, { message: 'ids must not be empty' })
  @ArrayMaxSize(MAX_FAILED_MAILS, { message: `ids can hold at most ${MAX_FAILED_MAILS}` })
  @IsInt({ each: true, message: 'ids must be whole numbers' })
  @Min(1, { each: true, message: 'ids must be at least 1' })
  @Max(LARGEST_ID, { each: true, message: `ids must be at most ${LARGEST_ID}` })
  readonly ids?: number[];
}

/** POST /admin/mails/retry */
export class RetriedMailsBody {
  @Integer('Number of mails queued again') readonly retried!: number;
}
