import { ApiProperty } from '@nestjs/swagger';
import { IsInt, Max, Min } from 'class-validator';
import { OneOf } from '#platform/http/api/validation/choice-inputs.js';
import { LARGEST_ID } from '#platform/http/api/validation/id.pipe.js';
import { QueryInteger, RequiredId, RequiredText } from '#platform/http/api/validation/inputs.js';
import { NOTE_RULE, NOTE_SUBJECTS, type NoteSubject } from '#administration/domain/note.js';

const WRONG_ID = { message: 'id must be the id of a user, company or listing' };

/** GET /admin/notes */
export class NotesQuery {
  @OneOf(NOTE_SUBJECTS, { enumName: 'NoteSubject' })
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
  @OneOf(NOTE_SUBJECTS, { enumName: 'NoteSubject' })
  readonly kind!: NoteSubject;

  @RequiredId(WRONG_ID.message)
  readonly id!: number;

  @RequiredText(NOTE_RULE)
  readonly text!: string;
}
