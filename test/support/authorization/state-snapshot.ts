import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';

/** Tables that any request may change, or that are not part of the product's state. */
const IGNORED = ['session', 'rate_limit', 'migration', 'audit_entry', 'audit_start'];
/** Restored but not compared, because every sign-in changes them. */
const NOT_COMPARED = ['sign_in_address', 'account_use'];

/** A snapshot of all rows and files, to detect changes and to restore the original state. */
export class StateSnapshot {
  private rows = new Map<string, string>();
  private files: string[] = [];

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
       group by table_name order by table_name = 'user_account', table_name`,
    );
    const kept = rows.filter(({ name }) => !IGNORED.includes(name));
    const sessionColumns = rows.find(({ name }) => name === 'session')?.columns;
    await client.query('create schema snapshot');
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
    const copy = await mkdtemp(join(tmpdir(), 'wayfare-snapshot-'));
    await cp(folder, copy, { recursive: true });
    const state = new StateSnapshot(client, tables, folder, restoreStatements, copy);
    [state.rows, state.files] = await Promise.all([state.rowsNow(), state.filesNow()]);
    return state;
  }

  /** The changed tables, and `files` if files changed since the last call. */
  async changes(): Promise<string[]> {
    const [rows, files] = await Promise.all([this.rowsNow(), this.filesNow()]);
    const changed = this.tables.filter((name) => rows.get(name) !== this.rows.get(name));
    if (files.join() !== this.files.join()) changed.push('files');
    this.files = files;
    return changed;
  }

  async restore(): Promise<void> {
    const changed = [...(await this.changes()), ...NOT_COMPARED, 'session'];
    const statements = changed.flatMap((name) => this.restoreStatements.get(name) ?? []);
    // Disables triggers and foreign keys, so that the order of the tables does not matter.
    await this.client.query(`set local session_replication_role = replica; ${statements.join('; ')}`);
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

  private async rowsNow(): Promise<Map<string, string>> {
    const hashes = this.tables.map(
      (name) => `select '${name}' as name, md5(string_agg(t::text, '|' order by t::text)) as hash from ${name} t`,
    );
    // Prepared, because planning takes longer than running.
    const prepared = { name: 'hashes', text: hashes.join(' union all ') };
    const { rows } = await this.client.query<{ name: string; hash: string }>(prepared);
    return new Map(rows.map(({ name, hash }) => [name, hash]));
  }

  private async filesNow(): Promise<string[]> {
    return (await readdir(this.folder, { recursive: true })).sort();
  }
}
