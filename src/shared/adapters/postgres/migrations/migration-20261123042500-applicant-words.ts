import { Migration } from '@mikro-orm/migrations';

/** The texts in a list of a profile. */
const words = (column: string): string => `jsonb_to_tsvector('pg_catalog.simple', ${column}, '["string"]')`;

const LISTS = ['skills', 'languages', 'desired_roles', 'work_experience', 'education', 'certifications'];

/** The words of cover letters and profiles, for searching applicants. */
export class Migration20261123042500 extends Migration {
  override up(): void {
    this.addSql(`
      alter table application
        add column words tsvector generated always as (search_words(coalesce(cover_letter, ''))) stored`);
    this.addSql(`
      alter table job_seeker_profile
        add column words tsvector generated always as (
          search_words(coalesce(headline, '') || ' ' || coalesce(bio, '') || ' ' || coalesce(location, ''))
          || ${LISTS.map(words).join(' || ')}) stored`);
    this.addSql('create index application_words on application using gin (words)');
    this.addSql('create index job_seeker_profile_words on job_seeker_profile using gin (words)');
  }
}
