import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { ArrayMaxSize, IsArray, IsInt, IsOptional, IsString, Max, Min, ValidateIf } from 'class-validator';
import { LARGEST_ID } from '#platform/http/api/validation/id.pipe.js';
import { RequiredText } from '#platform/http/api/validation/inputs.js';
import { NOTE_LIMITS } from '../../../domain/application-note.js';

const MENTIONS = `mentions must be the numbers of at most ${NOTE_LIMITS.mentions} members`;

/** POST /applications/{id}/notes, PUT /applications/{id}/notes/{noteId} */
export class ApplicationNoteRequest {
  @RequiredText({ ...NOTE_LIMITS.text, example: 'Call her on Monday, @Ana Silva.' })
  readonly text!: string;

  @ApiPropertyOptional({
    type: 'array',
    items: { type: 'integer', minimum: 1, maximum: LARGEST_ID },
    maxItems: NOTE_LIMITS.mentions,
    nullable: true,
    description:
      'The members whom the text mentions, who get a mail. Those who may not see the application are left out.',
  })
  @IsOptional()
  @IsArray({ message: MENTIONS })
  @ArrayMaxSize(NOTE_LIMITS.mentions, { message: MENTIONS })
  @IsInt({ each: true, message: MENTIONS })
  @Min(1, { each: true, message: MENTIONS })
  @Max(LARGEST_ID, { each: true, message: MENTIONS })
  readonly mentions?: readonly number[] | null;
}

/** PUT /applications/{id}/notes */
export class TakeNotesRequest {
  @ApiProperty({ type: String, nullable: true, maxLength: NOTE_LIMITS.text.max })
  @ValidateIf((_object, value) => value !== null)
  @IsString({ message: 'Notes must be text' })
  readonly notes!: string | null;
}
