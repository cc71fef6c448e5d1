import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';

/** Tables that any request may change, or that are not part of the product's state. */
const IGNORED = ['session', 'rate_limit', 'work_lease', 'migration', 'audit_entry', 'audit_start'];
/** Restored but not compared, because every sign-in changes them. */
const NOT_COMPARED = ['sign_in_address', 'account_use'];

/** A snapshot of all rows and files, to detect changes and to restore the original state. */
export class StateSnapshot {
  private rows = new Map<string, string>();
  private allFiles: readonly string[] = [];
  private files: readonly string[] = [];
  /** Tables that a statement has written since they were last equal to the snapshot. */
  private readonly written = new Set<string>();

  private constructor(
    private readonly client: Client,
    private readonly tables: readonly string[],
    private readonly folder: string,
    private readonly restoreStatements: ReadonlyMap<string, string>,
    private readonly copy: string,
  ) {}

  static async take(databaseUrl: string, folder: string): Promise<StateSnapshot> {
    const client = new Client({ connectionString: databaseUrl });
    await client.connect();
    const { rows } = await client.query<{ name: string; columns: string }>(
      `select table_name as name, string_agg(quote_ident(column_name), ', ' order by ordinal_position) as columns
       from information_schema.columns join information_schema.tables using (table_schema, table_name)
       where table_schema = 'public' and table_type = 'BASE TABLE' and is_generated = 'NEVER'
         and table_name not in (select relname from pg_class where relispartition)
       group by table_name order by table_name = 'user_account', table_name`,
    );
    const kept = rows.filter(({ name }) => !IGNORED.includes(name));
    const sessionColumns = rows.find(({ name }) => name === 'session')?.columns;
    await client.query('drop schema if exists snapshot cascade; create schema snapshot');
    for (const { name } of [...kept, { name: 'session' }]) {
      await client.query(`create table snapshot.${name} as table public.${name}`);
    }
    const restoreStatements = new Map(
      kept.map(({ name, columns }) => [
        name,
        `delete from ${name}; insert into ${name} (${columns}) select ${columns} from snapshot.${name}`,
      ]),
    );
    restoreStatements.set(
      'session',
      `insert into session (${sessionColumns}) select ${sessionColumns} from snapshot.session on conflict do nothing`,
    );
    const tables = kept.map(({ name }) => name).filter((name) => !NOT_COMPARED.includes(name));
    await noteWrites(client, tables);
    const copy = await mkdtemp(join(tmpdir(), 'wayfare-snapshot-'));
    await cp(folder, copy, { recursive: true });
    const state = new StateSnapshot(client, tables, folder, restoreStatements, copy);
    state.rows = await state.rowsNow(tables);
    state.allFiles = state.files = await state.filesNow();
    return state;
  }

  /** Whether a statement has written a table since it was last equal to the snapshot. */
  async isWritten(): Promise<boolean> {
    const { rows } = await this.client.query<{ name: string }>('delete from snapshot.written returning name');
    for (const { name } of rows) this.written.add(name);
    return this.written.size > 0;
  }

  /** The changed tables, and `files` if files changed since the last call. */
  async changes(): Promise<string[]> {
    const tables = (await this.isWritten()) ? await this.changedTables() : [];
    return [...tables, ...(await this.changedFiles())];
  }

  /** `files`, if files changed since the last call. */
  async changedFiles(): Promise<string[]> {
    const files = await this.filesNow();
    const areSame = files.join() === this.files.join();
    this.files = files;
    return areSame ? [] : ['files'];
  }

  async restore(): Promise<void> {
    const changed = [...(await this.changes()), ...NOT_COMPARED, 'session'];
    const statements = changed.flatMap((name) => this.restoreStatements.get(name) ?? []);
    // Disables triggers and foreign keys, so that the order of the tables does not matter.
    await this.client.query(`set local session_replication_role = replica; ${statements.join('; ')}`);
    this.written.clear();
    // Files never change, so only deleted ones are missing.
    const files = new Set(this.files);
    if (this.allFiles.every((name) => files.has(name))) return;
    await cp(this.copy, this.folder, { recursive: true });
    this.files = await this.filesNow();
  }

  /** Runs a statement of a test. */
  async run(statement: string, values: unknown[] = []): Promise<void> {
    await this.client.query(statement, values);
  }

  async close(): Promise<void> {
    await this.client.end();
    await rm(this.copy, { recursive: true });
  }

  /** Those of the written tables that differ from the snapshot. */
  private async changedTables(): Promise<string[]> {
    for (const [name, hash] of await this.rowsNow([...this.written])) {
      if (hash === this.rows.get(name)) this.written.delete(name);
    }
    return this.tables.filter((name) => this.written.has(name));
  }

  /** A hash of the rows of each table. */
  private async rowsNow(tables: readonly string[]): Promise<Map<string, string>> {
    const hashes = tables.map(
      (name) => `select '${name}' as name, md5(string_agg(t::text, '|' order by t::text)) as hash from ${name} t`,
    );
    const { rows } = await this.client.query<{ name: string; hash: string }>(hashes.join(' union all '));
    return new Map(rows.map(({ name, hash }) => [name, hash]));
  }

  private async filesNow(): Promise<string[]> {
    return (await readdir(this.folder, { recursive: true })).sort();
  }
}

/** Notes every statement that writes one of the tables, because hashing all rows after each request takes too long. */
async function noteWrites(client: Client, tables: readonly string[]): Promise<void> {
  await client.query(`
    create table snapshot.written (name text);
    create function snapshot.note_write() returns trigger language plpgsql as $$
    begin insert into snapshot.written values (tg_table_name); return null; end $$`);
  for (const name of tables) {
    await client.query(`
      create trigger note_write after insert or update or delete or truncate on ${name}
      execute function snapshot.note_write()`);
  }
}
