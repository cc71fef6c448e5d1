import { Injectable } from '@nestjs/common';
import { Database, prepared } from '#platform/postgres/database.js';
import type { NoteBody } from '../../application/views/note.view.js';
import { MOST_NOTES, type Notes } from '../../application/ports/notes.js';
import type { NoteSubject } from '../../domain/note.js';

const ABOUT = prepared(`
  select id, text, author_id as "authorId", admin_note_author(author_id) as "authorName", author_id = $3 as "isOwn",
    created_at as "createdAt"
  from admin_note where kind = $1 and subject_id = $2 order by id desc limit ${MOST_NOTES}`);

/** Inserts nothing if the subject does not exist. The subject columns are foreign keys that cascade deletions. */
const ADD = `
  insert into admin_note (kind, user_id, job_id, author_id, text, created_at)
  select $1, case when $1 <> 'listing' then $2::integer end, case when $1 = 'listing' then $2::integer end, $3, $4, $5
  where admin_note_subject_exists($1, $2)
  returning id`;

const REMOVE = `
  delete from admin_note where id = $1 and author_id = $2 returning kind, subject_id as id`;

@Injectable()
export class SqlNotes implements Notes {
  constructor(private readonly database: Database) {}

  about(kind: NoteSubject, id: number, readerId: number): Promise<readonly NoteBody[]> {
    return this.database.query<NoteBody>(ABOUT, [kind, id, readerId]);
  }

  async add(
    { kind, id }: { kind: NoteSubject; id: number },
    { authorId, text, createdAt }: Pick<NoteBody, 'text' | 'authorId' | 'createdAt'>,
  ): Promise<number | undefined> {
    return (await this.database.first<{ id: number }>(ADD, [kind, id, authorId, text, createdAt]))?.id;
  }

  remove(id: number, authorId: number): Promise<{ kind: NoteSubject; id: number } | undefined> {
    return this.database.first<{ kind: NoteSubject; id: number }>(REMOVE, [id, authorId]);
  }
}
