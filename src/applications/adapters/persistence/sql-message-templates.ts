import { Injectable } from '@nestjs/common';
import { Database } from '../../../shared/adapters/postgres/database.js';
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

  async find(employerId: number, id: number): Promise<MessageTemplate | undefined> {
    return (await this.database.query<MessageTemplate>(ONE, [employerId, id]))[0];
  }

  async add(employerId: number, { name, subject, body }: Required<TemplateForm>): Promise<MessageTemplate> {
    const [added] = await this.database.query<MessageTemplate>(ADD, [employerId, name, subject, body]);
    if (!added) throw new Error('The template was not stored.');
    return added;
  }

  async change(
    employerId: number,
    id: number,
    { name, subject, body }: Required<TemplateForm>,
  ): Promise<MessageTemplate | undefined> {
    return (await this.database.query<MessageTemplate>(CHANGE, [employerId, id, name, subject, body]))[0];
  }

  async remove(employerId: number, id: number): Promise<boolean> {
    return (await this.database.query(REMOVE, [employerId, id])).length > 0;
  }

  lockAll(employerId: number): Promise<void> {
    return this.database.lockUntilCommit('message templates', employerId);
  }
}
