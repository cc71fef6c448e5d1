import { prepared, type Database } from '#platform/postgres/database.js';
import { DAYS_TO_ANSWER } from '../../../domain/usual-reply.js';
import { HAS_ARRIVED, TABLES } from './readable-applications-read-model.js';

/** Applications of a company that are looked at: the median of more would hardly differ. */
const MOST = 1_000;

const COMPANIES = prepared(`
  select employer_id as id from job where employer_id > $1
  union select company_id from company_reply_time where company_id > $1
  order by id limit $2`);

const ANSWERS = prepared(`
  select extract(epoch from answered_at - applied_at)::float8 / 86400 as days
  from (
    select a.id, a.applied_at, a.withdrawn_at, a.job_seeker_id
    from ${TABLES}
    where j.employer_id = $1 and ${HAS_ARRIVED} and a.applied_at > $2 and a.applied_at <= $3
    order by a.applied_at desc, a.id desc
    limit ${MOST}
  ) sent
  cross join lateral (
    select least(
      (select min(occurred_at) from application_event
        where application_id = sent.id and step = 'status' and occurred_at >= sent.applied_at),
      (select min(m.sent_at) from conversation c join message m on m.conversation_id = c.id
        where c.participant1_id = least(sent.job_seeker_id, $1) and c.participant2_id = greatest(sent.job_seeker_id, $1)
          and m.sender_id <> sent.job_seeker_id and m.sent_at >= sent.applied_at)) as answered_at
  ) answer
  where answered_at is not null or withdrawn_at is null
    or withdrawn_at > applied_at + interval '${DAYS_TO_ANSWER} days'`);

export async function companiesAfter(database: Database, id: number, limit: number): Promise<number[]> {
  return (await database.query<{ id: number }>(COMPANIES, [id, limit])).map((company) => company.id);
}

export async function daysToAnswers(
  database: Database,
  companyId: number,
  { from, to }: { from: Date; to: Date },
): Promise<(number | null)[]> {
  return (await database.query<{ days: number | null }>(ANSWERS, [companyId, from, to])).map(({ days }) => days);
}
