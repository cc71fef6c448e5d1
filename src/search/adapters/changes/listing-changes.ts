import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database, prepared } from '#platform/postgres/database.js';
import type { PublicChange } from '#platform/response-cache/change-log.js';
import type { ChangeJudge } from '#platform/response-cache/dependencies.js';
import { ResponseCache } from '#platform/response-cache/response-cache.js';
import { isOpen } from '#jobs';

const NEXT = prepared(`select min(closes_at) as "closesAt" from job where ${isOpen('$1')}`);

const COLUMNS = 'job_type, category, experience, is_premium, facts, languages, location_id';

/**
 * Compares what depends on listings with what was found of the changed ones before, and is found of them now. Whatever was
 * found in between is what another change found before.
 */
const AFFECTED = `
  with change as materialized (select * from job_search_change where id = any($1::bigint[])),
  touched as materialized (
    select job_id from change
    union select id from job where approved_at is not null and archived_at is null and closes_at > $2 and closes_at <= $3
  ),
  -- Texts are read once, not for each comparison.
  listing as materialized (
    select ${COLUMNS}, doc || '' as doc, terms || '' as terms from change where job_type is not null
    union all
    select ${COLUMNS}, doc || '', terms || '' from job_search where job_id in (select job_id from touched)
  ),
  located as materialized (select listing.*, folded from listing join job_location on job_location.id = location_id),
  word as materialized (select unnest(new_words) as word from change),
  asked as materialized (
    select at, a.*, query::tsquery as wanted, place::tsquery as placed
    from jsonb_array_elements($4::jsonb) with ordinality as dependency (value, at),
      jsonb_to_record(value) as a (listing integer, words text[], "isGuess" boolean, "isAny" boolean, query text, text text,
        place text, location text, near float8[], "jobType" text, category text, experience text, "premiumOnly" boolean,
        facts integer, language text)
  )
  select (select count(*)::int from change) as known,
    coalesce((select bool_or(has_new_place) from change), false) as "isWide",
    array(
      select at::int from asked
      where listing in (select job_id from touched)
        or exists (select from word where "isGuess" or exists (
          select from unnest(asked.words) as looked (up) where strpos(word.word, looked.up) > 0))
        or "isAny" is not null and exists (
          select from located l
          where ("jobType" is null or l.job_type = "jobType") and (asked.category is null or l.category = asked.category)
            and (asked.experience is null or l.experience = asked.experience)
            and (l.is_premium or "premiumOnly" is not true)
            and (asked.facts is null or l.facts & asked.facts = asked.facts)
            and (language is null or l.languages @> array[language])
            and ("isAny" or l.terms is null or coalesce(l.terms @@ wanted, false) or strpos(l.doc, text) > 0)
            and (location is null or l.terms is null or coalesce(l.terms @@ placed, false)
              or strpos(l.folded, location) > 0 or strpos(location, l.folded) > 0)
            and (near is null or exists (
              select from job_location_place p
              where p.location_id = l.location_id and great_circle_km(near[1], near[2], latitude, longitude) <= near[3])))
    ) as affected`;

type Row = { readonly known: number; readonly isWide: boolean; readonly affected: readonly number[] };

/** Tells the response cache which of the things it depends on a changed listing may affect, and when the next one closes. */
@Injectable()
export class ListingChanges implements ChangeJudge, OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly responses: ResponseCache,
  ) {}

  onModuleInit(): void {
    this.responses.judgedBy(this);
  }

  async affected(changes: readonly PublicChange[], dependencies: readonly string[]): Promise<ReadonlySet<string>> {
    const ids = changes.flatMap((change) => ('id' in change ? [change.id] : []));
    const passed = changes.flatMap((change) => ('until' in change ? [change] : []));
    const [after, until] = [passed[0]?.after ?? null, passed.at(-1)?.until ?? null];
    const values = [ids, after, until, `[${dependencies.join()}]`];
    // On the primary: a replica may not have the changes yet.
    const { rows } = await this.database.onConnection((connection) =>
      connection.query<Row>({ ...prepared(AFFECTED), values }),
    );
    const [{ known, isWide, affected } = { known: 0, isWide: true, affected: [] }] = rows;
    if (isWide || known < new Set(ids).size) return new Set(dependencies);
    return new Set(affected.flatMap((at) => dependencies[at - 1] ?? []));
  }

  async next(now: Date): Promise<Date | undefined> {
    const { closesAt } = await this.database.one<{ closesAt: Date | null }>(NEXT, [now]);
    return closesAt ?? undefined;
  }
}
