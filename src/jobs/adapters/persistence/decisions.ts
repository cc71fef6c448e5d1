import { Injectable } from '@nestjs/common';
import { CurrentRequest } from '#platform/http/current-request.js';
import { Database, prepared, type Statement } from '#platform/postgres/database.js';
import type { ListingDecision } from '../../application/ports/job-queries.js';
import { JobNotFound } from '../../domain/job-errors.js';
import type { JobDecided } from '../../domain/job-events.js';
import { sentenceOf } from '../../domain/statement.js';
import { DECISION_JSON } from './read-model/job-columns.js';

const COLUMNS = `id, job_id as "jobId", employer_id as "employerId", title, ${DECISION_JSON} as decision`;

const RECORD = prepared(`
  insert into listing_decision (job_id, employer_id, title, measure, reason, text, decided_at, admin_id)
  select id, employer_id, case when $2 = 'rejected' then coalesce(proposed_text ->> 'title', title) else title end, $2, $3, $4, $5::timestamptz, $6 from job where id = $1
  returning ${COLUMNS}`);

const FIND = prepared(`select ${COLUMNS} from listing_decision where id = $1`);

const ABOUT = prepared(`select ${COLUMNS} from listing_decision where job_id = $1 order by id desc limit 50`);

type Row = Pick<ListingDecision, 'id' | 'jobId' | 'employerId' | 'title'> & {
  readonly decision: Pick<ListingDecision, 'measure' | 'reason' | 'text' | 'decidedAt'>;
};

/** The decisions of admins about listings; append-only. */
@Injectable()
export class Decisions {
  constructor(
    private readonly database: Database,
    private readonly requests: CurrentRequest,
  ) {}

  async record({ jobId, measure, statement, decidedAt }: JobDecided): Promise<ListingDecision> {
    const { reason = null, text = null } = statement ?? {};
    const values = [jobId, measure, reason, text, decidedAt, this.requests.actorId];
    const [decision] = await decisions(this.database, RECORD, values);
    if (!decision) throw new JobNotFound();
    return decision;
  }

  async find(id: number): Promise<ListingDecision | undefined> {
    return (await decisions(this.database, FIND, [id]))[0];
  }
}

/** The newest decisions about a listing, newest first. */
export function decisionsAbout(database: Database, jobId: number): Promise<readonly ListingDecision[]> {
  return decisions(database, ABOUT, [jobId]);
}

async function decisions(
  database: Database,
  statement: Statement,
  values: readonly unknown[],
): Promise<readonly ListingDecision[]> {
  const rows = await database.query<Row>(statement, values);
  return rows.map(({ decision, ...row }) => ({ ...row, ...decision, sentence: sentenceOf(decision) }));
}
