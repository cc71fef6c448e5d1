import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsInt, Max, Min } from 'class-validator';
import { LARGEST_ID } from '../../../../shared/adapters/http/api/id.pipe.js';
import { QueryInteger, RequiredId, RequiredText } from '../../../../shared/adapters/http/api/inputs.js';
import { NOTE_RULE, NOTE_SUBJECTS, type NoteSubject } from '../../../domain/note.js';

const KIND = { enum: NOTE_SUBJECTS, enumName: 'NoteSubject' } as const;
const WRONG_KIND = { message: `kind must be one of ${NOTE_SUBJECTS.join(', ')}` };
const WRONG_ID = { message: 'id must be the id of a user, company or listing' };

/** GET /admin/notes */
export class NotesQuery {
  @ApiProperty(KIND)
  @IsIn(NOTE_SUBJECTS, WRONG_KIND)
  readonly kind!: NoteSubject;

  @ApiProperty({ type: 'integer', minimum: 1, maximum: LARGEST_ID })
  @QueryInteger()
  @IsInt(WRONG_ID)
  @Min(1, WRONG_ID)
  @Max(LARGEST_ID, WRONG_ID)
  readonly id!: number;
}

/** POST /admin/notes */
export class AddNoteRequest {
  @ApiProperty(KIND)
  @IsIn(NOTE_SUBJECTS, WRONG_KIND)
  readonly kind!: NoteSubject;

  @RequiredId(WRONG_ID.message)
  readonly id!: number;

  @RequiredText(NOTE_RULE)
  readonly text!: string;
}
