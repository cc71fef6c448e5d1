import type { Client } from 'pg';
import type { ApiClient } from '../../support/server/api-client.js';

export const EXPORT_ROUTE = '/api/applications/employer/export';

/** Starts the download of an employer's applications, uncompressed. */
export function downloadExport(url: string, { sessionCookie: cookie = '' }: ApiClient, query = ''): Promise<Response> {
  return fetch(url + EXPORT_ROUTE + query, { headers: { cookie, 'accept-encoding': 'identity' } });
}

/** Process ids of the backends that stream rows. */
export async function openCursors(database: Client): Promise<number[]> {
  const { rows } = await database.query<{ pid: number }>(
    `select pid from pg_stat_activity where datname = current_database() and application_name = 'wayfare-stream'`,
  );
  return rows.map(({ pid }) => pid);
}
