import { Injectable } from '@nestjs/common';
import { Database } from '#platform/postgres/database.js';
import { JobDrafts } from '../../application/ports/job-drafts.js';
import type { DraftForm, JobDraft } from '../../domain/drafts/job-draft.js';

const COLUMNS = 'id, form, created_at as "createdAt", updated_at as "updatedAt", version';

const ALL = `select ${COLUMNS} from job_draft where employer_id = $1 order by updated_at desc, id desc`;

const ONE = `select ${COLUMNS} from job_draft where employer_id = $1 and id = $2`;

const ADD = `
  insert into job_draft (employer_id, form, created_at, updated_at) values ($1, $2, $3, $3) returning ${COLUMNS}`;

const REPLACE = `
  update job_draft set form = $2, updated_at = $3, version = version + 1 where id = $1 returning ${COLUMNS}`;

const REMOVE = 'delete from job_draft where employer_id = $1 and id = $2 returning id';

@Injectable()
export class SqlJobDrafts implements JobDrafts {
  constructor(private readonly database: Database) {}

  of(employerId: number): Promise<readonly JobDraft[]> {
    return this.database.query<JobDraft>(ALL, [employerId]);
  }

  find(employerId: number, id: number): Promise<JobDraft | undefined> {
    return this.database.first<JobDraft>(ONE, [employerId, id]);
  }

  lock(employerId: number, id: number): Promise<JobDraft | undefined> {
    return this.database.first<JobDraft>(`${ONE} for update`, [employerId, id]);
  }

  lockAll(employerId: number): Promise<void> {
    return this.database.lockUntilCommit('job drafts', employerId);
  }

  add(employerId: number, form: DraftForm, now: Date): Promise<JobDraft> {
    return this.database.one<JobDraft>(ADD, [employerId, JSON.stringify(form), now]);
  }

  replace(id: number, form: DraftForm, now: Date): Promise<JobDraft> {
    return this.database.one<JobDraft>(REPLACE, [id, JSON.stringify(form), now]);
  }

  remove(employerId: number, id: number): Promise<boolean> {
    return this.database.affects(REMOVE, [employerId, id]);
  }
}
