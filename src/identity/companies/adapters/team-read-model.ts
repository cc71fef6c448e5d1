import { prepared, type Database } from '#platform/postgres/database.js';

const HAS_LISTINGS = prepared('select from job where employer_id = $1 and archived_at is null limit 1');

/** Read model: the name of a company `c`. */
export const COMPANY_NAME = `
  coalesce((select company_name from employer_profile where user_id = c.id), c.full_name)`;

/** Read model: whether a company has listings that are not archived. */
export function hasListings(database: Database, companyId: number): Promise<boolean> {
  return database.exists(HAS_LISTINGS, [companyId]);
}
