import { Injectable } from '@nestjs/common';
import { Database } from '#platform/postgres/database.js';
import type { JobTemplates } from '../../application/ports/job-templates.js';
import type { DraftForm } from '../../domain/drafts/job-draft.js';
import type { JobTemplate } from '../../domain/drafts/job-template.js';

const COLUMNS = 'id, name, form, updated_at as "updatedAt"';

const ALL = `select ${COLUMNS} from job_template where employer_id = $1 order by lower(name)`;

const ONE = `select ${COLUMNS} from job_template where employer_id = $1 and id = $2`;

const SAVE = `
  insert into job_template (employer_id, name, form, updated_at) values ($1, $2, $3, $4)
  on conflict (employer_id, lower(name)) do update
  set name = excluded.name, form = excluded.form, updated_at = excluded.updated_at
  returning ${COLUMNS}`;

const REMOVE = 'delete from job_template where employer_id = $1 and id = $2 returning id';

@Injectable()
export class SqlJobTemplates implements JobTemplates {
  constructor(private readonly database: Database) {}

  of(employerId: number): Promise<readonly JobTemplate[]> {
    return this.database.query<JobTemplate>(ALL, [employerId]);
  }

  find(employerId: number, id: number): Promise<JobTemplate | undefined> {
    return this.database.first<JobTemplate>(ONE, [employerId, id]);
  }

  lockAll(employerId: number): Promise<void> {
    return this.database.lockUntilCommit('job templates', employerId);
  }

  save(employerId: number, name: string, form: DraftForm, now: Date): Promise<JobTemplate> {
    return this.database.one<JobTemplate>(SAVE, [employerId, name, JSON.stringify(form), now]);
  }

  remove(employerId: number, id: number): Promise<boolean> {
    return this.database.affects(REMOVE, [employerId, id]);
  }
}
