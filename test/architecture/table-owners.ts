/** A source file and its path from the project root. */
export type SourceFile = { readonly path: string; readonly text: string };

/** Files that may read the tables of other modules: read models, and what a module exports of accounts. */
const READ_MODEL = /read-model[^/]*\.ts$/;
const OWNED_DATA = /\/owned-data\.ts$/;

/** Tables created by migrations. */
export function tablesCreatedBy(migrations: readonly SourceFile[]): string[] {
  const created = migrations.flatMap(({ text }) => [
    ...text.matchAll(/create (?:unlogged )?table (?:if not exists )?(\w+)/gi),
  ]);
  return [...new Set(created.map((match) => match[1] ?? ''))];
}

/** The search owns its tables alone, so that another engine can take its place. */
const SEARCH = 'src/search/adapters/';
/** What else is read of them: the language of a listing, which the search detects. */
const WRITTEN_IN = 'src/jobs/adapters/persistence/read-model/written-in-read-model.ts';

/** The search reads the listings that it finds; it writes none. */
const readsListings = (path: string, table: string): boolean => path.startsWith(SEARCH) && table === 'job';

/** Tables used by two modules, one sentence each. Read models may read tables of other modules. */
export function foreignTableUses(files: readonly SourceFile[], tables: readonly string[]): string[] {
  const owners = new Map<string, SourceFile>();
  const violations: string[] = [];
  for (const file of files) {
    const { used, written } = tablesIn(file.text);
    for (const table of tables) {
      if (READ_MODEL.test(file.path) || readsListings(file.path, table)) {
        if (written.has(table)) violations.push(`${file.path} may only read ${table}, and writes it`);
      } else if (OWNED_DATA.test(file.path) ? written.has(table) : used.has(table)) {
        const owner = owners.get(table) ?? file;
        owners.set(table, owner);
        if (moduleOf(owner) !== moduleOf(file)) violations.push(`${owner.path} and ${file.path} both use ${table}`);
      }
    }
  }
  return violations;
}

const SEARCH_TABLE = /^job_(search|location|kind)/;

/** Files elsewhere with SQL on the tables of the search. */
export function foreignSearchUses(files: readonly SourceFile[], tables: readonly string[]): string[] {
  const isSearched = (table: string) => SEARCH_TABLE.test(table) && tables.includes(table);
  return files
    .filter(
      ({ path, text }) => !path.startsWith(SEARCH) && path !== WRITTEN_IN && [...tablesIn(text).used].some(isSearched),
    )
    .map(({ path }) => path);
}

const USES = /\b(?:from|join|into|update|table|tableName:)\s+(?:only\s+)?["'`]?(\w+)/gi;
const WRITES = /\b(?:insert into|update|delete from|truncate)\s+(?:only\s+)?["'`]?(\w+)/gi;

/** The names after the words of SQL that use or write a table. */
function tablesIn(text: string): { readonly used: ReadonlySet<string>; readonly written: ReadonlySet<string> } {
  const sql = code(text);
  const named = (words: RegExp) => new Set([...sql.matchAll(words)].map(([, name = '']) => name.toLowerCase()));
  return { used: named(USES), written: named(WRITES) };
}

/** The text without comments, where "from job" is prose. */
function code(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '');
}

function moduleOf({ path }: SourceFile): string | undefined {
  return path.split('/')[1];
}
