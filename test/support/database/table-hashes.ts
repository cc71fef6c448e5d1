import { COMMITTED_SCHEMA } from '#administration/adapters/persistence/committed-schema.js';
import { isIncluded, type BackupKind } from '#administration/domain/backup.js';
import { withConnection } from '#platform/postgres/connection/database-url.js';

/** A hash of each table that backups of a kind include, independent of row order; null if it is empty. */
export async function tableHashes(url: string, kind: BackupKind): Promise<Record<string, string | null>> {
  return withConnection(url, async (client) => {
    const found: Record<string, string | null> = {};
    for (const [table, columns] of Object.entries(COMMITTED_SCHEMA).filter(([name]) => isIncluded(kind, name))) {
      // Transaction ids differ between servers.
      const kept = Object.keys(columns).filter((column) => column !== 'changed_in');
      const { rows } = await client.query<{ hash: string | null }>(
        `select md5(string_agg(row::text, ';' order by row::text)) as hash from (select ${kept.join(', ')} from ${table}) row`,
      );
      found[table] = rows[0]?.hash ?? null;
    }
    return found;
  });
}
