import { Injectable } from '@nestjs/common';
import { HAS_ARRIVED, IS_READABLE, STANDING } from '#applications';
import { decodeCursor, encodeCursor, foreignCursor } from '#shared/application/cursor.js';
import { LARGEST_PAGE } from '#shared/application/page.js';
import { Database, prepared } from '#platform/postgres/database.js';
import type {
  ApplicationChangeBody,
  ApplicationChangesBody,
  DeletedApplicationBody,
} from '../../application/fetching/fetched-application.view.js';
import type {
  ApplicationChangesFilter,
  ApplicationFeed,
  FetchedApplicationView,
} from '../../application/ports/application-feed.js';

const TABLES = `application a
  join job j on j.id = a.job_id
  left join imported_listing i on i.job_id = j.id`;

const COLUMNS = `a.id, a.version, ${STANDING} as status, a.applied_at as "appliedAt", a.changed_at as "changedAt",
  json_build_object('id', j.id, 'title', j.title, 'reference', i.reference, 'workplaceId', j.workplace_id) as listing`;

/**
 * Whether a change follows a position, as an SQL condition. Changes of transactions that are still open, and those of
 * later ones, wait for the next request. `$2` and `$3` are the position; one that is yet to come is of a database before
 * a restore, so all follow again.
 */
const follows = (transaction: string, id: string) => `(
  ${transaction} < pg_snapshot_xmin(pg_current_snapshot()) and (${transaction}, ${id}) > (
    case when $2::xid8 < pg_snapshot_xmax(pg_current_snapshot()) then $2::xid8 else '0'::xid8 end, $3::int))`;

/** In one statement, so that the last position stands for both kinds. */
const CHANGES = `
  with changed as (
    select ${COLUMNS}, a.changed_in as transaction
    from ${TABLES}
    where j.employer_id = $1 and ${HAS_ARRIVED} and ${follows('a.changed_in', 'a.id')}
      and ($4::timestamptz is null or a.changed_at >= $4)
      and ($5::int is null or a.job_id = $5)
      and ($6::text is null or ${STANDING} = $6)
    order by a.changed_in, a.id
    limit $7
  ), deleted as (
    select application_id as id, job_id, deleted_at, deleted_in
    from deleted_application
    where company_id = $1 and ${follows('deleted_in', 'application_id')}
      and ($4::timestamptz is null or deleted_at >= $4)
      and ($5::int is null or job_id = $5)
    order by deleted_in, application_id
    limit $7
  ), page as (
    select changed.*, null::int as "jobId", null::timestamptz as "deletedAt" from changed
    union all
    select id, null, null, null, null, null, deleted_in, job_id, deleted_at from deleted
    order by transaction, id
    limit $7
  )
  select *, transaction::text as position from page order by transaction, id`;

const FIND = prepared(`
  select ${COLUMNS},
    case when ${IS_READABLE} then json_build_object('id', u.id, 'fullName', u.full_name, 'email', u.email, 'phone', p.phone,
      'location', p.location, 'headline', p.headline, 'experience', p.experience,
      'languages', coalesce(p.languages, '[]'), 'skills', coalesce(p.skills, '[]'),
      'availableFrom', p.available_from, 'availableUntil', p.available_until, 'papers', coalesce(p.papers, '[]'))
    end as applicant,
    case when ${IS_READABLE} then a.cover_letter end as "coverLetter",
    case when ${IS_READABLE} then a.resume end as resume,
    (select coalesce(json_agg(json_build_object('question', answer -> 'question', 'answer', answer -> 'answer',
        'isMissed', coalesce((answer -> 'isMissed')::boolean, false)) order by place), '[]')
      from jsonb_array_elements(case when ${IS_READABLE} then a.answers else '[]' end) with ordinality
        as each (answer, place)) as answers
  from ${TABLES}
    join user_account u on u.id = a.job_seeker_id
    left join job_seeker_profile p on p.user_id = u.id
  where a.id = $2 and j.employer_id = $1 and ${HAS_ARRIVED}`);

const LARGEST_POSITION = 2n ** 63n;

type Row = ApplicationChangeBody &
  Omit<DeletedApplicationBody, 'deletedAt'> & {
    readonly position: string;
    /** Null unless the application was deleted, of which no more than its id and listing is left. */
    readonly deletedAt: Date | null;
  };

/** Read model: applications with listings and applicants, in the order of their changes. */
@Injectable()
export class ApplicationFeedReadModel implements ApplicationFeed {
  constructor(private readonly database: Database) {}

  async changes(
    employerId: number,
    { changedSince, jobId, status, limit = LARGEST_PAGE, cursor }: ApplicationChangesFilter,
  ): Promise<ApplicationChangesBody> {
    const filter = [changedSince ?? null, jobId ?? null, status ?? null];
    const values = [employerId, ...positionOf(cursor), ...filter, limit + 1];
    const rows = await this.database.query<Row>(CHANGES, values);
    const page = rows.slice(0, limit);
    const last = page.at(-1);
    return {
      applications: page.filter(({ deletedAt }) => deletedAt === null).map(changeOf),
      deleted: page.flatMap((row) =>
        row.deletedAt ? [{ id: row.id, jobId: row.jobId, deletedAt: row.deletedAt }] : [],
      ),
      cursor: last ? encodeCursor([last.position, last.id]) : (cursor ?? null),
      hasMore: rows.length > limit,
    };
  }

  find(employerId: number, id: number): Promise<FetchedApplicationView | undefined> {
    return this.database.first<FetchedApplicationView>(FIND, [employerId, id]);
  }
}

function changeOf({ id, version, status, appliedAt, changedAt, listing }: Row): ApplicationChangeBody {
  return { id, version, status, appliedAt, changedAt, listing };
}

/** @throws InvalidFields */
function positionOf(cursor: string | undefined): readonly (string | number)[] {
  const [position, id] = decodeCursor(cursor, ['text', 'integer']) ?? ['0', 0];
  if (id === undefined || !/^\d{1,19}$/.test(String(position)) || BigInt(position ?? 0) >= LARGEST_POSITION) {
    throw foreignCursor();
  }
  return [String(position), id];
}
