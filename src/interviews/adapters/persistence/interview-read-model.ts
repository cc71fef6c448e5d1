import { Injectable } from '@nestjs/common';
import { isRemoved } from '#jobs';
import { Database, prepared } from '#platform/postgres/database.js';
import { Clock } from '#shared/application/clock.js';
import type { InterviewBody, InterviewSlotBody } from '../../application/interview.view.js';
import type { InterviewFacts, InterviewQueries } from '../../application/ports/interview-queries.js';
import { calendarEntryOf } from '../../domain/interview-entry.js';
import { editionOf } from '../../domain/interview.js';

const COLUMNS = `
  i.id, i.application_id as "applicationId", i.job_id as "jobId",
  j.title as "jobTitle", j.company,
  u.full_name as "applicantName", i.state, i.minutes, i.place, i.link, i.note,
  case when not ${isRemoved('j')} then i.proposal end as proposal, i.starts_at as "startsAt",
  i.ends_at as "endsAt", i.cancelled_by as "cancelledBy", i.employer_zone as "employerZone",
  coalesce(u.time_zone, i.applicant_zone, u.learned_zone) as "applicantZone", i.version`;

const TABLES = `
  interview i join job j on j.id = i.job_id join user_account u on u.id = i.job_seeker_id`;

/** Slots, each with whether it is in the future and no other interview of the employer overlaps it. */
const SLOTS = `
  (select json_agg(json_build_object('startsAt', slot, 'isFree', slot::timestamptz > $2 and not exists (
      select from interview other
      where other.state = 'scheduled' and other.id <> i.id
        and int4range(other.employer_id, other.employer_id, '[]') && int4range(i.employer_id, i.employer_id, '[]')
        and tstzrange(other.starts_at, other.ends_at)
          && tstzrange(slot::timestamptz, slot::timestamptz + i.minutes * interval '1 minute')
    )) order by slot)
    from jsonb_array_elements_text(i.slots) slot) as slots`;

const IS_SIDE = '$1 in (i.employer_id, i.job_seeker_id)';

const VIEW = `select ${COLUMNS}, ${SLOTS} from ${TABLES}`;

const UPCOMING = prepared(`
  ${VIEW} where (i.employer_id = $1 or i.job_seeker_id = $1) and i.until > $2 order by i.until, i.id limit 100`);

const CONCERNS = prepared(`
  select from application a join job j on j.id = a.job_id 
  where a.id = $2 and ($1 = a.job_seeker_id or $1 = j.employer_id and a.held_until is null)
    and ($3::int[] is null or j.workplace_id = any($3))`);

const OF_APPLICATION = prepared(`${VIEW} where i.application_id = $3 and ${IS_SIDE} order by i.round desc limit 100`);

const ONE = prepared(`${VIEW} where i.id = $3 and ${IS_SIDE}`);

const FACTS = prepared(`
  select ${COLUMNS}, ${isRemoved('j')} as "isJobRemoved", i.uid, i.sequence, i.offers, i.slots, i.employer_id as "employerId",
    i.job_seeker_id as "jobSeekerId", i.changed_at as "changedAt"
  from ${TABLES} where i.id = $1`);

type Dates = { readonly slots: readonly (Omit<InterviewSlotBody, 'startsAt'> & { readonly startsAt: string })[] };
type ViewRow = Omit<InterviewBody, 'slots'> & Dates;
type FactsRow = Omit<InterviewFacts, 'slots' | 'edition' | 'entry'> & {
  readonly slots: string[];
  readonly offers: number;
  readonly uid: string;
  readonly sequence: number;
  readonly changedAt: Date;
};

/** Read model: interviews with their listings and applicants. */
@Injectable()
export class InterviewReadModel implements InterviewQueries {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  upcoming(userId: number): Promise<InterviewBody[]> {
    return this.views(UPCOMING, userId);
  }

  async ofApplication(
    applicationId: number,
    userId: number,
    workplaceIds?: readonly number[],
  ): Promise<InterviewBody[] | undefined> {
    const application = await this.database.query(CONCERNS, [userId, applicationId, workplaceIds ?? null]);
    return application.length === 0 ? undefined : this.views(OF_APPLICATION, userId, applicationId);
  }

  async one(id: number, userId: number): Promise<InterviewBody | undefined> {
    return (await this.views(ONE, userId, id))[0];
  }

  async facts(id: number): Promise<InterviewFacts | undefined> {
    const row = await this.database.first<FactsRow>(FACTS, [id]);
    if (!row) return undefined;
    const slots = row.slots.map((slot) => new Date(slot));
    return { ...row, slots, edition: editionOf(row), entry: calendarEntryOf(row) };
  }

  private async views(statement: typeof ONE, userId: number, ...rest: number[]): Promise<InterviewBody[]> {
    const rows = await this.database.query<ViewRow>(statement, [userId, this.clock.now(), ...rest]);
    return rows.map((row) => ({
      ...row,
      slots: row.slots.map(({ startsAt, isFree }) => ({ startsAt: new Date(startsAt), isFree })),
    }));
  }
}
