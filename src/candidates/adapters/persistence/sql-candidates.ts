import { Injectable } from '@nestjs/common';
import { Database } from '#platform/postgres/database.js';
import type { UtcDay } from '#shared/domain/values/utc-day.js';
import type { Candidates, IndexedCandidate } from '../../application/ports/candidates.js';
import type { Shown } from '../../domain/candidate.js';

const PUT = `
  insert into findable_person (user_id, shows_name, shows_photo, shows_headline, shows_place, since, terms, made_with, languages,
    experience, available_from, latitude, longitude)
  values ($1, $2, $3, $4, $5, $6, array_to_tsvector($7::text[]), $8, $9, $10, $11, $12, $13)
  on conflict (user_id) do update set shows_name = excluded.shows_name, shows_photo = excluded.shows_photo,
    shows_headline = excluded.shows_headline, shows_place = excluded.shows_place, terms = excluded.terms,
    made_with = excluded.made_with, languages = excluded.languages, experience = excluded.experience,
    available_from = excluded.available_from, latitude = excluded.latitude, longitude = excluded.longitude`;

const LOCK_SHOWN = `
  select shows_name as name, shows_photo as photo, shows_headline as headline, shows_place as place
  from findable_person where user_id = $1 for update`;

const LOCK = 'select user_id as "userId" from findable_person where handle = $1 for update';

const HAS_LOOKED = `
  select from findable_person c join candidate_look l on l.job_seeker_id = c.user_id
  where c.handle = $1 and l.employer_id = $2 and l.day = $3`;

const LOOK = `
  insert into candidate_look (job_seeker_id, employer_id, day) values ($1, $2, $3)
  on conflict do nothing returning day`;

const OUTDATED = `
  select user_id as "userId" from findable_person where made_with <> $1 and user_id > $2 order by user_id limit $3`;

const DELETE_LOOKS = `
  delete from candidate_look where ctid in (select ctid from candidate_look where day < $1 order by day limit $2)
  returning day`;

@Injectable()
export class SqlCandidates implements Candidates {
  constructor(private readonly database: Database) {}

  async put({ userId, shown, ...indexed }: IndexedCandidate, now: Date): Promise<void> {
    const { name, photo, headline, place } = shown;
    const { terms, madeWith, languages, experience, availableFrom, at } = indexed;
    const columns = [userId, name, photo, headline, place, now, terms, madeWith, languages, experience, availableFrom];
    await this.database.query(PUT, [...columns, at?.latitude ?? null, at?.longitude ?? null]);
  }

  remove(userId: number): Promise<boolean> {
    return this.database.affects('delete from findable_person where user_id = $1 returning user_id', [userId]);
  }

  lockShown(userId: number): Promise<Shown | undefined> {
    return this.database.first<Shown>(LOCK_SHOWN, [userId]);
  }

  async lock(handle: string): Promise<number | undefined> {
    return (await this.database.first<{ userId: number }>(LOCK, [handle]))?.userId;
  }

  hasLooked(handle: string, employerId: number, day: UtcDay): Promise<boolean> {
    return this.database.exists(HAS_LOOKED, [handle, employerId, day]);
  }

  look(jobSeekerId: number, employerId: number, day: UtcDay): Promise<boolean> {
    return this.database.affects(LOOK, [jobSeekerId, employerId, day]);
  }

  async outdated(madeWith: string, afterId: number, limit: number): Promise<readonly number[]> {
    const rows = await this.database.query<{ userId: number }>(OUTDATED, [madeWith, afterId, limit]);
    return rows.map(({ userId }) => userId);
  }

  async deleteLooksBefore(day: UtcDay, limit: number): Promise<number> {
    return (await this.database.query(DELETE_LOOKS, [day, limit])).length;
  }
}
