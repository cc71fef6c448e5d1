import { ApiProperty } from '@nestjs/swagger';
import { Integer } from '#platform/http/api/fields.js';

/** A note about a user, company or listing. */
export class NoteBody {
  @Integer() readonly id!: number;
  @ApiProperty() readonly text!: string;
  @Integer() readonly authorId!: number;
  @ApiProperty() readonly authorName!: string;
  @ApiProperty({ description: 'Whether the caller wrote it and can remove it' }) readonly isOwn!: boolean;
  @ApiProperty() readonly createdAt!: Date;
}
