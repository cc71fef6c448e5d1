import { readFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { Client } from 'pg';
import { PersonalData } from '../../../src/identity/application/ports/privacy/personal-data.js';
import { FileStore } from '../../../src/shared/application/file-store.js';
import { acquaint } from '../../support/mothers/acquaint.js';
import { fillTheRest } from '../../support/mothers/whole-account.js';
import type { ApiClient } from '../../support/server/api-client.js';
import { startTestServer, type TestServer } from '../../support/server/test-server.js';

type Rule = { readonly columns: readonly string[]; readonly fate: string };

/** Columns that may hold what people wrote. */
const TEXTS = ['text', 'json', 'jsonb', 'bytea', 'inet', 'tsvector', 'character varying'];
const PERSON = /(^|_)(user|owner|employer|seeker|reporter|sender|recipient|participant\d?)_id$/;

describe('the table of personal data', () => {
  let server: TestServer;
  let admin: ApiClient;
  let database: Client;
  let rules: Map<string, Rule[]>;
  let columns: { name: string; table: string; type: string }[];
  beforeAll(async () => {
    server = await startTestServer();
    admin = await server.admin();
    database = new Client({ connectionString: server.databaseUrl });
    await database.connect();
    rules = documentedRules(await readFile('docs/erasure.md', 'utf8'));
    ({ rows: columns } = await database.query(
      `select table_name as "table", column_name as name, data_type as type from information_schema.columns
       where table_schema = current_schema() order by 1, 2`,
    ));
  });
  afterAll(async () => {
    await database.end();
    await server.stop();
  });

  const acquainted = () => acquaint(server, admin);
  const leave = async (person: ApiClient) =>
    expect(await person.request('DELETE', '/api/account', { body: { password: 'correct horse' } })).toMatchObject({
      status: 204,
    });
  const keysInStore = async () => {
    const keys: string[] = [];
    for await (const { key } of server.app.get(FileStore).list()) keys.push(key);
    return keys;
  };
  const fateOf = (table: string, column: string) =>
    (
      rules.get(table)?.find((rule) => rule.columns.includes(column)) ??
      rules.get(table)?.find((rule) => rule.columns.includes('*'))
    )?.fate;

  it('covers every column that refers to a person or holds a text', () => {
    const told = columns.filter(({ name, type }) => TEXTS.includes(type) || PERSON.test(name));
    expect(told.length).toBeGreaterThan(80);
    expect(told.filter(({ table, name }) => !fateOf(table, name)).map(({ table, name }) => `${table}.${name}`)).toEqual(
      [],
    );
    const known = new Set(columns.map(({ table }) => table));
    expect([...rules.keys()].filter((table) => !known.has(table))).toEqual([]);
  });

  it('names each foreign key to an account', async () => {
    const { rows } = await database.query<{ table: string; name: string }>(
      `select conrelid::regclass::text as "table", a.attname as name from pg_constraint c
       join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
       where c.contype = 'f' and c.confrelid = 'user_account'::regclass`,
    );
    expect(rows.length).toBeGreaterThan(10);
    expect(rows.filter(({ table, name }) => !fateOf(table, name))).toEqual([]);
  });

  it('holds when people with a row of each kind leave', async () => {
    const { employer, seeker } = await acquainted();
    const ids = [seeker.user.id, employer.user.id];
    await fillTheRest(database, seeker.user.id);
    const stored = new Set(await keysInStore());
    const filled = await rowsOf(ids);
    const before = await namesOf(ids);
    await leave(seeker);
    const own = (await keysInStore()).filter((key) => stored.has(key));
    expect(own.length).toBeLessThan(stored.size);
    await leave(employer);
    const left = await rowsOf(ids);
    for (const [column, rows] of Object.entries(filled)) {
      const [table = '', name = ''] = column.split('.');
      // Both are gone, and their conversation with them.
      const isKept = fateOf(table, name) !== 'deleted' && !['conversation', 'message'].includes(table);
      expect([column, rows.length > 0, left[column]?.length !== 0]).toEqual([column, true, isKept]);
    }
    const after = await namesOf(ids);
    for (const { name } of columns.filter(({ table, name: column }) => fateOf(table, column) === 'anonymised')) {
      for (const [index, row] of before.entries())
        expect([name, row[name] !== null && row[name] === after[index]?.[name]]).toEqual([name, false]);
    }
  });

  it('takes nothing of those who stay', async () => {
    const [leaving, staying] = [await acquainted(), await acquainted()];
    for (const { seeker } of [leaving, staying]) await fillTheRest(database, seeker.user.id);
    // A conversation without a message is deleted when either side leaves.
    await staying.employer.post('/api/conversations', { participantId: (await server.jobSeeker()).user.id });
    const ids = [staying.seeker.user.id, staying.employer.user.id];
    const before = await rowsOf(ids);
    for (const person of [leaving.seeker, leaving.employer]) await leave(person);
    expect(await rowsOf(ids)).toEqual(before);
  });

  it('is exported without anything of others', async () => {
    const { employer, seeker } = await acquainted();
    await fillTheRest(database, seeker.user.id);
    const exported = async () => [...(await exportOf(seeker)), ...(await exportOf(employer))];
    const before = await exported();
    const others = await acquainted();
    await fillTheRest(database, others.seeker.user.id);
    expect(await exported()).toEqual(before);
  });

  async function exportOf({ user }: ApiClient): Promise<string[]> {
    const files: string[] = [];
    for await (const { name, content } of server.app.get(PersonalData).read(user.id)) {
      const bytes = content instanceof Uint8Array ? Buffer.from(content) : await buffer(content);
      files.push(`${name} ${bytes}`);
    }
    return files;
  }

  /** All rows that refer to one of these people. */
  async function rowsOf(ids: readonly number[]): Promise<Record<string, unknown[]>> {
    const found: Record<string, unknown[]> = {};
    for (const { table, name } of columns.filter((column) => PERSON.test(column.name))) {
      const { rows } = await database.query(`select * from ${table} t where ${name} = any($1) order by t::text`, [ids]);
      found[`${table}.${name}`] = rows;
    }
    return found;
  }

  async function namesOf(ids: readonly number[]): Promise<Record<string, unknown>[]> {
    const all = await database.query<Record<string, unknown>>(
      'select * from user_account where id = any($1) order by id',
      [ids],
    );
    return all.rows;
  }
});

/** The rules of each table in the documentation. */
function documentedRules(text: string): Map<string, Rule[]> {
  const rules = new Map<string, Rule[]>();
  for (const [, table = '', names = '', fate = ''] of text.matchAll(/^\| (\w+) +\| (`.*?) +\| (\w+) +\|/gm)) {
    const columns = [...names.matchAll(/`(.+?)`/g)].map(([, name = '']) => name);
    rules.set(table, [...(rules.get(table) ?? []), { columns, fate }]);
  }
  return rules;
}
