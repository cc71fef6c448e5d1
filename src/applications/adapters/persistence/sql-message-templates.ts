import { Injectable } from '@nestjs/common';
import { Database } from '#platform/postgres/database.js';
import type { MessageTemplates } from '../../application/ports/message-templates.js';
import type { MessageTemplate, TemplateForm } from '../../domain/message-template.js';

const COLUMNS = 'id, name, subject, body';

const ALL = `select ${COLUMNS} from message_template where employer_id = $1 order by lower(name), id`;

const ONE = `select ${COLUMNS} from message_template where employer_id = $1 and id = $2`;

const ADD = `
  insert into message_template (employer_id, name, subject, body) values ($1, $2, $3, $4) returning ${COLUMNS}`;

const CHANGE = `
  update message_template set name = $3, subject = $4, body = $5
  where employer_id = $1 and id = $2
  returning ${COLUMNS}`;

const REMOVE = 'delete from message_template where employer_id = $1 and id = $2 returning id';

@Injectable()
export class SqlMessageTemplates implements MessageTemplates {
  constructor(private readonly database: Database) {}

  of(employerId: number): Promise<MessageTemplate[]> {
    return this.database.query<MessageTemplate>(ALL, [employerId]);
  }

  find(employerId: number, id: number): Promise<MessageTemplate | undefined> {
    return this.database.first<MessageTemplate>(ONE, [employerId, id]);
  }

  add(employerId: number, { name, subject, body }: Required<TemplateForm>): Promise<MessageTemplate> {
    return this.database.one<MessageTemplate>(ADD, [employerId, name, subject, body]);
  }

  change(
    employerId: number,
    id: number,
    { name, subject, body }: Required<TemplateForm>,
  ): Promise<MessageTemplate | undefined> {
    return this.database.first<MessageTemplate>(CHANGE, [employerId, id, name, subject, body]);
  }

  remove(employerId: number, id: number): Promise<boolean> {
    return this.database.affects(REMOVE, [employerId, id]);
  }

  lockAll(employerId: number): Promise<void> {
    return this.database.lockUntilCommit('message templates', employerId);
  }
}
