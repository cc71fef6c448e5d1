import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../shared/application/unit-of-work.js';
import { Database } from '../../../shared/adapters/persistence/database.js';
import { foldText } from '../../../shared/domain/folded-text.js';
import { JobSearchIndex } from '../../application/ports/job-search-index.js';
import type { Job } from '../../domain/job.js';
import { SearchMemory } from './search-memory.js';
import { searchableText } from './searchable-text.js';

const ADD_LOCATION = 'insert into job_location (folded) values (?) on conflict do nothing';

const PUT = `
  insert into job_search (job_id, posted_at, closes_at, job_type, category, experience, min_salary, max_salary,
    is_premium, headline, doc, location_id)
  values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, (select id from job_location where folded = ?))
  on conflict (job_id) do update set
    posted_at = excluded.posted_at, closes_at = excluded.closes_at, location_id = excluded.location_id,
    job_type = excluded.job_type, category = excluded.category, experience = excluded.experience,
    min_salary = excluded.min_salary, max_salary = excluded.max_salary, is_premium = excluded.is_premium,
    headline = excluded.headline, doc = excluded.doc`;

const REMOVE = 'delete from job_search where job_id = ?';

/** The tables that the search reads, written in the transaction of the change. */
@Injectable()
export class SqlJobSearchIndex extends JobSearchIndex {
  constructor(
    private readonly database: Database,
    private readonly unitOfWork: UnitOfWork,
    private readonly memory: SearchMemory,
  ) {
    super();
  }

  override async put(job: Job): Promise<void> {
    const location = foldText(job.location);
    const { headline, doc } = searchableText(job);
    // A statement of its own: only the next one sees a name that another transaction has just added.
    await this.database.write(ADD_LOCATION, [location]);
    await this.database.write(PUT, [
      job.id,
      job.postedAt,
      job.closesAt,
      job.jobType,
      job.category,
      job.experience,
      job.minSalary,
      job.maxSalary,
      job.isPremium,
      headline,
      doc,
      location,
    ]);
    this.unitOfWork.afterCommit(() => this.memory.forget());
  }

  override async remove(jobId: number): Promise<void> {
    await this.database.write(REMOVE, [jobId]);
    this.unitOfWork.afterCommit(() => this.memory.forget());
  }
}
