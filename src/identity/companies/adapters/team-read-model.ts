import { prepared, type Database } from '#platform/postgres/database.js';

const HAS_LISTINGS = prepared('select from job where employer_id = $1 and archived_at is null limit 1');

/** Read model: the name of a company `c`. */
export const COMPANY_NAME = `
  coalesce((select company_name from employer_profile where user_id = c.id), c.full_name)`;

/**
 * Read model: how others see a party: an account `u` with the profile `company` if it is an employer. A company with
 * several members has the company's name instead of its founder's.
 */
export const NAME_OF_PARTY = `
  case when u.role = 'employer' and company_is_team(u.id) then coalesce(company.published ->> 'companyName', u.full_name)
    else u.full_name end`;

/** Read model: whether a company has listings that are not archived. */
export function hasListings(database: Database, companyId: number): Promise<boolean> {
  return database.exists(HAS_LISTINGS, [companyId]);
}

const ARE_WORKPLACES = prepared(`
  select from (select count(*) as found from workplace where company_id = $1 and id = any($2::int[])) known
  where found = cardinality($2::int[])`);

/** Read model: whether all the ids are of hotels of a company. */
export function areWorkplaces(database: Database, companyId: number, ids: readonly number[]): Promise<boolean> {
  return database.exists(ARE_WORKPLACES, [companyId, ids]);
}
