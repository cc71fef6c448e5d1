import { Injectable } from '@nestjs/common';
import { Database, prepared } from '#platform/postgres/database.js';
import { containsPattern } from '#platform/postgres/like.js';
import { Clock } from '#shared/application/clock.js';
import { foldLine } from '#shared/domain/text/folded-text.js';
import { Places, placeLabel } from '#jobs';
import { MOST_SUGGESTIONS, Suggestions } from '../queries/suggestions.js';
import type { SuggestionBody } from '../queries/suggestion.view.js';
import { lexeme } from '../../domain/understanding/wants.js';
import { TEXT_BREAK } from '../indexing/searchable-text.js';
import { REMOTE, suggestedRemote, suggestedRoles } from './suggested-roles.js';

/** The newest listings whose titles are looked through, so that no search takes long. */
const NEWEST = 5_000;
/** Suggested jobs of the trade, so that titles have room beside them. */
const ROLES = 5;

/** A title begins the headline of a listing, before a break and the company. */
const TITLES = prepared(`
  select title as label, count(*)::int as count
  from (
    select job_id, split_part(headline, $3, 1) as folded from job_search
    where closes_at > $2 order by posted_at desc, job_id desc limit ${NEWEST}
  ) newest
  join job on job.id = job_id
  where folded like $1 or folded like '% ' || $1
  group by title order by count desc, title limit ${MOST_SUGGESTIONS}`);

/** The newest listings whose skills are looked through: each has many. */
const NEWEST_SKILLED = 1_000;

const SKILLS = prepared(`
  select min(skill) as label, count(distinct job.id)::int as count
  from (
    select job_id from job_search where closes_at > $2 order by posted_at desc, job_id desc limit ${NEWEST_SKILLED}
  ) newest
  join job on job.id = job_id
  cross join jsonb_array_elements_text(job.skills) skill
  where lower(skill) like $1 or lower(skill) like '% ' || $1
  group by lower(skill) order by count desc, label limit ${MOST_SUGGESTIONS}`);

const COUNTS = prepared(`
  select place_id as id, count(*)::int as count
  from job_location_place join job_search using (location_id)
  where place_id = any($1::integer[]) and closes_at > $2 group by place_id`);

const REMOTE_JOBS = prepared(`
  select count(*)::int as count from job_search where terms @@ $1::tsquery and closes_at > $2`);

/** Suggests from the thesaurus, from the titles and skills of the newest listings, and from the places of GeoNames. */
@Injectable()
export class SqlSuggestions extends Suggestions {
  constructor(
    private readonly database: Database,
    private readonly knownPlaces: Places,
    private readonly clock: Clock,
  ) {
    super();
  }

  override async roles(typed: string): Promise<readonly SuggestionBody[]> {
    const letters = foldLine(typed).trim();
    if (letters === '') return [];
    const titles = await this.database.query<{ label: string; count: number }>(TITLES, [
      containsPattern(letters).slice(1),
      this.clock.now(),
      TEXT_BREAK,
    ]);
    const counts = new Map(titles.map((title) => [title.label.toLowerCase(), title]));
    const roles = suggestedRoles(typed, ROLES).map(
      (label) => counts.get(label.toLowerCase()) ?? { label, count: null },
    );
    const listed = titles.map(({ label }) => foldLine(label));
    // What begins with the letters comes first, and of that, what titles of open listings begin with.
    const rankOf = (label: string): number => {
      const name = foldLine(label);
      return Number(name.startsWith(letters)) * 2 + Number(listed.some((title) => title.startsWith(name)));
    };
    return [...new Map([...roles, ...titles].map((one) => [one.label.toLowerCase(), one])).values()]
      .sort((a, b) => rankOf(b.label) - rankOf(a.label))
      .slice(0, MOST_SUGGESTIONS)
      .map(({ label, count }) => ({ label, kind: 'role', count }));
  }

  override async skills(typed: string): Promise<readonly SuggestionBody[]> {
    const letters = typed.trim().toLowerCase();
    if (letters === '') return [];
    const found = await this.database.query<{ label: string; count: number }>(SKILLS, [
      containsPattern(letters).slice(1),
      this.clock.now(),
    ]);
    return found.map(({ label, count }) => ({ label, kind: 'skill', count }));
  }

  override async places(typed: string): Promise<readonly SuggestionBody[]> {
    const places = await this.knownPlaces.suggest(typed);
    const ids = places.map(({ id }) => id);
    const rows = await this.database.query<{ id: number; count: number }>(COUNTS, [ids, this.clock.now()]);
    const counts = new Map(rows.map(({ id, count }) => [id, count]));
    const towns = places
      .map((place) => ({
        label: placeLabel(place),
        kind: 'place' as const,
        count: counts.get(place.id) ?? 0,
        placeId: place.id,
      }))
      .sort((a, b) => Number(b.count > 0) - Number(a.count > 0));
    return [...(await this.remote(typed)), ...towns].slice(0, MOST_SUGGESTIONS);
  }

  private async remote(typed: string): Promise<readonly SuggestionBody[]> {
    const label = suggestedRemote(typed);
    if (label === undefined) return [];
    const [found] = await this.database.query<{ count: number }>(REMOTE_JOBS, [lexeme(REMOTE), this.clock.now()]);
    return [{ label, kind: 'place', count: found?.count ?? 0 }];
  }
}
