import type { OwnedData } from '#platform/owned-data.js';
import type { Database } from '#platform/postgres/database.js';
import type { FileStore } from '#shared/application/file-store.js';
import type { ArchivedFile } from './zip-archive.js';

const UPLOADS = 'select key, file_name as "fileName" from uploaded_file where owner_id = $1 order by uploaded_at, key';

type Upload = { readonly key: string; readonly fileName: string };

/** Read model: everything stored about a user, across all modules, as the files of an archive. */
export async function* personalData(
  owned: OwnedData,
  database: Database,
  store: FileStore,
  userId: number,
): AsyncIterable<ArchivedFile> {
  for (const [name, sql] of owned.exported) {
    const rows = await database.query(sql, [userId]);
    yield { name: `${name}.json`, content: Buffer.from(`${JSON.stringify(rows, null, 2)}\n`) };
  }
  for (const { key, fileName } of await database.query<Upload>(UPLOADS, [userId])) {
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
