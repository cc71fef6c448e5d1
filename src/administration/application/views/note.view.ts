/** A note about a user, company or listing. */
export class NoteBody {
  readonly id!: number;
  readonly text!: string;
  readonly authorId!: number;
  readonly authorName!: string;
  /** Whether the caller wrote it and can remove it */
  readonly isOwn!: boolean;
  readonly createdAt!: Date;
}
