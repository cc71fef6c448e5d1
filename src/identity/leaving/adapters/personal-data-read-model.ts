import type { OwnedData } from '#platform/owned-data.js';
import type { Database } from '#platform/postgres/database.js';
import type { FileStore } from '#shared/application/file-store.js';
import type { ArchivedFile } from './zip-archive.js';

/** The person, or the company of its owner. */
const PARTY = `
  select id from user_account where id = $1 and role <> 'employer'
  union all
  select company_id from company_member where user_id = $1 and role = 'owner'`;

/** The uploads of others who act for a company that the user founded are not the user's. */
const UPLOADS = `
  select key, file_name as "fileName" from uploaded_file
  where owner_id = $2 or owner_id = $1 and not company_has_members($1) order by uploaded_at, key`;

type Upload = { readonly key: string; readonly fileName: string };

/** Read model: everything stored about a user, across all modules, as the files of an archive. */
export async function* personalData(
  owned: OwnedData,
  database: Database,
  store: FileStore,
  userId: number,
): AsyncIterable<ArchivedFile> {
  const party = (await database.first<{ id: number }>(PARTY, [userId]))?.id;
  for (const [queries, id] of [[owned.exported, userId] as const, [owned.exportedOfParty, party] as const]) {
    for (const [name, sql] of queries) {
      const rows = id === undefined ? [] : await database.query(sql, [id]);
      yield { name: `${name}.json`, content: Buffer.from(`${JSON.stringify(rows, null, 2)}\n`) };
    }
  }
  for (const { key, fileName } of await database.query<Upload>(UPLOADS, [userId, party ?? userId])) {
    for (const stored of [key, ...copiesOf(key)]) {
      const content = await store.get(stored);
      if (content) yield { name: `files/${nameOf(stored, fileName)}`, content };
    }
  }
}

/** Pictures are stored in several sizes; the largest are exported. */
function copiesOf(key: string): string[] {
  return [512, 800].map((size) => key.replace(/\.webp$/, `-${size}.webp`)).filter((copy) => copy !== key);
}

/** Prefixes a document's original name with its key, because names are not unique. */
function nameOf(stored: string, fileName: string): string {
  return stored.endsWith('.webp') ? stored : `${stored.replace(/\.\w+$/, '')}-${fileName}`;
}
