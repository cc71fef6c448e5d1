import type { FileColumn } from '#platform/owned-data.js';

/** An attachment can be sent with a message until a day after its upload. */
const NEEDED_UNTIL = `
  coalesce(f.replaced_at, f.uploaded_at + case when starts_with(f.key, 'attachment-') then interval '1 day' else '0' end)`;

/** A page of files, and whether any row refers to them. `$3` comes before the key in the address of a picture. */
export const fileUses = (columns: readonly FileColumn[]) => `
  select f.key, ${isUsed(columns, 'f.key', '$3')} as "isUsed", ${NEEDED_UNTIL} as "neededUntil"
  from uploaded_file f
  where f.key > $1
  order by f.key
  limit $2`;

/** The keys that belong to uploaded files or that any row refers to. `$2` is as `$3` above. */
export const knownFiles = (columns: readonly FileColumn[]) => `
  select k.key
  from unnest($1::text[]) as k (key)
  where exists (select from uploaded_file f where f.key = k.key) or ${isUsed(columns, 'k.key', '$2')}`;

function isUsed(columns: readonly FileColumn[], key: string, addressOfKeys: string): string {
  const uses = columns.map(({ table, column, field, holds }) => {
    const value = field === undefined ? column : `${column} ->> '${field}'`;
    if (holds === 'address') return `exists (select from ${table} where ${value} = ${addressOfKeys} || ${key})`;
    if (holds === 'key') return `exists (select from ${table} where ${value} = ${key})`;
    // With `exists` the planner expects an early match and scans all rows instead of the index.
    return `(select count(*) > 0 from ${table} where ${value} <> '[]' and ${value} @> to_jsonb(${key}))`;
  });
  return `(${['false', ...uses].join(' or ')})`;
}
