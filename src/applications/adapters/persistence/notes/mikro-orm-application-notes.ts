import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Database, prepared } from '#platform/postgres/database.js';
import { MikroOrmRepository } from '#platform/postgres/mikro-orm-repository.js';
import type { ApplicationNotes } from '../../../application/ports/application-notes.js';
import { NoteNotFound } from '../../../domain/application-errors.js';
import { ApplicationNote } from '../../../domain/application-note.js';

const COUNT = prepared('select count(*)::int as count from application_note where application_id = $1');

const FIRST_OF = prepared(`
  select id from application_note where application_id = $1 and author_id = $2 order by id limit 1`);

@Injectable()
export class MikroOrmApplicationNotes extends MikroOrmRepository<ApplicationNote> implements ApplicationNotes {
  constructor(em: EntityManager, database: Database) {
    super(em, database, ApplicationNote, NoteNotFound);
  }

  async count(applicationId: number): Promise<number> {
    return (await this.database.one<{ count: number }>(COUNT, [applicationId])).count;
  }

  async firstOf(applicationId: number, authorId: number): Promise<number | undefined> {
    return (await this.database.first<{ id: number }>(FIRST_OF, [applicationId, authorId]))?.id;
  }

  async remove(note: ApplicationNote): Promise<void> {
    this.em.getContext().remove(note);
  }
}
