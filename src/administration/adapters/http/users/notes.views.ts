import { ApiProperty } from '@nestjs/swagger';

/** A note about a user, company or listing. */
export class NoteBody {
  @ApiProperty({ type: 'integer' }) readonly id!: number;
  @ApiProperty() readonly text!: string;
  @ApiProperty({ type: 'integer' }) readonly authorId!: number;
  @ApiProperty() readonly authorName!: string;
  @ApiProperty({ description: 'Whether the caller wrote it and can remove it' }) readonly isOwn!: boolean;
  @ApiProperty() readonly createdAt!: Date;
}
