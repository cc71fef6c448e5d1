import { readFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { Client } from 'pg';
import { personalData } from '#identity/leaving/adapters/personal-data-read-model.js';
import { OwnedData } from '#platform/owned-data.js';
import { Database } from '#platform/postgres/database.js';
import { FileStore } from '#shared/application/file-store.js';
import { storedKeys } from '../../support/files/stored-keys.js';
import { connectedUsers } from '../../support/mothers/connected-users.js';
import { insertRemainingRows } from '../../support/rows/remaining-rows.js';
import type { ApiClient } from '../../support/server/api-client.js';
import { startTestServer, type TestServer } from '../../support/server/test-server.js';

type Rule = { readonly columns: readonly string[]; readonly fate: string };

/** Types of columns that may hold text from users. */
const TEXTS = ['text', 'json', 'jsonb', 'bytea', 'inet', 'tsvector', 'character varying'];
/** Texts about a person that no export contains, by the reason. */
const LEFT_OUT: Readonly<Record<string, string>> = {
  'secrets, and what they are checked by': `
    admin_invitation.token_hash api_key.hash company_invitation.token_hash linked_identity.issuer linked_identity.subject
    mail_subscription.token passkey.credential_id passkey.public_key passkey.transports payment.charge payment.provider
    payment.session push_subscription.endpoint_hash push_subscription.sealed second_factor.secret
    session.sid user_account.password_hash webhook.former_secret webhook.secret`,
  'what is looked up instead of what was entered': `
    admin_invitation.email_key application.words audit_entry.hash company_invitation.email_key
    employer_profile.verified_name_key findable_person.made_with findable_person.terms
    job_seeker_profile.words listing_report.address_hash user_account.email_key user_account.username_key
    user_account.username_skeleton`,
  'notes that others keep to themselves': 'application.notes employer_profile.verification_note',
  'how the server does its work': `
    audit_entry.actor_kind import_address.etag import_address.fault import_address.last_modified
    interview.applicant_zone interview.cancelled_by interview.employer_zone listing_import.errors listing_import.notes
    listing_import.problem listing_import.unread`,
  'a file of its own in the archive': 'user_account.avatar',
};
const PERSON = /(^|_)(user|owner|employer|seeker|reporter|sender|recipient|participant\d?)_id$/;

describe('personal data', () => {
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
       where table_schema = current_schema() and table_name not in (select relname from pg_class where relispartition)
       order by 1, 2`,
    ));
  });
  afterAll(async () => {
    await database.end();
    await server.stop();
  });

  const connected = () => connectedUsers(server, admin);
  const deleteAccount = async (person: ApiClient) =>
    expect(await person.request('DELETE', '/api/account', { body: { password: 'correct horse' } })).toMatchObject({
      status: 204,
    });
  const keysInStore = () => storedKeys(server.app.get(FileStore));
  const fateOf = (table: string, column: string) =>
    (
      rules.get(table)?.find((rule) => rule.columns.includes(column)) ??
      rules.get(table)?.find((rule) => rule.columns.includes('*'))
    )?.fate;

  it('is documented for every column that refers to a user or holds text', () => {
    const documented = columns.filter(({ name, type }) => TEXTS.includes(type) || PERSON.test(name));
    expect(documented.length).toBeGreaterThan(80);
    expect(
      documented.filter(({ table, name }) => !fateOf(table, name)).map(({ table, name }) => `${table}.${name}`),
    ).toEqual([]);
    const known = new Set(columns.map(({ table }) => table));
    expect([...rules.keys()].filter((table) => !known.has(table))).toEqual([]);
  });

  it('is documented for every foreign key to an account', async () => {
    const { rows } = await database.query<{ table: string; name: string }>(
      `select conrelid::regclass::text as "table", a.attname as name from pg_constraint c
       join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
       where c.contype = 'f' and c.confrelid = 'user_account'::regclass`,
    );
    expect(rows.length).toBeGreaterThan(10);
    expect(rows.filter(({ table, name }) => !fateOf(table, name))).toEqual([]);
  });

  it('is exported, or withheld for a reason, from every table that names a user', () => {
    const { exported, exportedOfParty, withheld } = server.app.get(OwnedData);
    const sql = [...exported.values(), ...exportedOfParty.values()].join('\n');
    const tables = [...new Set(columns.filter(({ name }) => PERSON.test(name)).map(({ table }) => table))];
    const isExported = (table: string) => new RegExp(`\\b(from|join) ${table}\\b`).test(sql);
    expect(tables.filter((table) => isExported(table) === withheld.has(table))).toEqual([]);
  });

  it('is exported from every column with a text, or left out for a reason', () => {
    const { exported, exportedOfParty } = server.app.get(OwnedData);
    const statements = [...exported.values(), ...exportedOfParty.values()];
    const missing = columns.filter(({ table, name, type }) => {
      const about = statements.filter((sql) => new RegExp(`\\b(from|join) ${table}\\b`).test(sql));
      const isExported = about.some((sql) => new RegExp(`select \\*|\\b${name}\\b`).test(sql));
      return TEXTS.includes(type) && about.length > 0 && !isExported;
    });
    const leftOut = Object.values(LEFT_OUT).flatMap((names) => names.trim().split(/\s+/));
    expect(missing.map(({ table, name }) => `${table}.${name}`).toSorted()).toEqual(leftOut.toSorted());
  });

  it('declares every column that refers to an uploaded file', async () => {
    await connectedUsers(server, admin);
    const { files } = server.app.get(OwnedData);
    const found = await columnsWithFiles();
    expect(found.length).toBeGreaterThanOrEqual(files.length);
    expect(found.filter((name) => !files.some(({ table, column }) => `${table}.${column}` === name))).toEqual([]);
    expect(files.map(({ table, column }) => `${table}.${column}`).filter((name) => !found.includes(name))).toEqual([]);
  });

  it('is deleted, anonymized or kept as documented when its users leave', async () => {
    const { employer, seeker } = await connected();
    const ids = [seeker.user.id, employer.user.id];
    await insertRemainingRows(database, seeker.user.id);
    const stored = new Set(await keysInStore());
    const filled = await rowsOf(ids);
    const before = await accountsOf(ids);
    await deleteAccount(seeker);
    const own = (await keysInStore()).filter((key) => stored.has(key));
    expect(own.length).toBeLessThan(stored.size);
    await deleteAccount(employer);
    const left = await rowsOf(ids);
    for (const [column, rows] of Object.entries(filled)) {
      const [table = '', name = ''] = column.split('.');
      // Both accounts are gone, and so is their conversation.
      const isKept = fateOf(table, name) !== 'deleted' && !['conversation', 'message'].includes(table);
      expect([column, rows.length > 0, left[column]?.length !== 0]).toEqual([column, true, isKept]);
    }
    const after = await accountsOf(ids);
    for (const { name } of columns.filter(({ table, name: column }) => fateOf(table, column) === 'anonymized')) {
      for (const [index, row] of before.entries())
        expect([name, row[name] !== null && row[name] === after[index]?.[name]]).toEqual([name, false]);
    }
  });

  it('includes what is known by the address alone, but not the notice of the deletion', async () => {
    const { user } = await server.jobSeeker();
    const person = await server.visitor().login(user.username, 'correct horse');
    const [{ email } = { email: '' }] = (await accountsOf([user.id])) as { email: string }[];
    const add = (address: string, kind: string) =>
      database.query(
        `insert into mail (kind, subject, stream, address, state) values ($1, gen_random_uuid(), 'account', $2, 'sent')`,
        [kind, address],
      );
    for (const address of [email.toUpperCase(), 'another@home.test'])
      for (const kind of ['link', 'account-deleted']) await add(address, kind);
    await database.query(
      `insert into refused_address (address_key, stream) values (lower($1), 'messages'), ('another@home.test', 'messages')`,
      [email],
    );
    await deleteAccount(person);
    const { rows: mails } = await database.query(
      `select lower(address) = lower($1) as own, kind from mail
       where lower(address) in (lower($1), 'another@home.test') and state = 'sent' order by own, kind`,
      [email],
    );
    expect(mails).toEqual([
      { own: false, kind: 'account-deleted' },
      { own: false, kind: 'link' },
      { own: true, kind: 'account-deleted' },
    ]);
    const { rows: refused } = await database.query('select address_key as address from refused_address');
    expect(refused).toEqual([{ address: 'another@home.test' }]);
  });

  it('is left unchanged for users who stay', async () => {
    const [leaving, staying] = [await connected(), await connected()];
    for (const { seeker } of [leaving, staying]) await insertRemainingRows(database, seeker.user.id);
    // A conversation without a message is deleted when either side leaves.
    await staying.employer.post('/api/conversations', { participantId: (await server.jobSeeker()).user.id });
    const ids = [staying.seeker.user.id, staying.employer.user.id];
    const before = await rowsOf(ids);
    for (const person of [leaving.seeker, leaving.employer]) await deleteAccount(person);
    expect(await rowsOf(ids)).toEqual(before);
  });

  it('is exported without the data of others', async () => {
    const { employer, seeker } = await connected();
    await insertRemainingRows(database, seeker.user.id);
    const exported = async () => [...(await exportOf(seeker)), ...(await exportOf(employer))];
    const before = await exported();
    const others = await connected();
    await insertRemainingRows(database, others.seeker.user.id);
    expect(await exported()).toEqual(before);
  });

  it('is exported without what others keep to themselves, and kept without its author', async () => {
    const { employer, seeker } = await connected();
    const author = await server.jobSeeker();
    const people = [employer.user.id, seeker.user.id, author.user.id];
    await database.query(
      `with kept as (
         insert into pool_member (employer_id, job_seeker_id, consent_text, consented_at, expires_at)
         values ($1, $2, 'A consent', now(), now() + interval '1 year')
         on conflict (employer_id, job_seeker_id) do update set tags = '[]' returning id)
       insert into pool_note (member_id, author_id, text, written_at) select id, $3, 'Only for the team', now() from kept`,
      people,
    );
    await database.query(
      `insert into contact_request (employer_id, job_seeker_id, author_id, job_id, text, state, asked_at)
       select $1, $2, $3, id, '', 'declined', now() from job limit 1`,
      people,
    );
    await database.query(
      `insert into admin_note (kind, user_id, author_id, text, created_at) select 'user', id, $2, 'Only for admins', now()
       from unnest($1::int[]) id`,
      [people.slice(0, 2), admin.user.id],
    );
    await database.query(`update application set notes = 'Only for the team' where job_seeker_id = $1`, [people[1]]);
    await database.query(`update employer_profile set verification_note = 'Only for admins' where user_id = $1`, [
      people[0],
    ]);
    await database.query(
      `update message set is_deleted = true, content = 'Only for a moment'
       where id = (select max(id) from message where $1 in (sender_id, recipient_id))`,
      [people[1]],
    );
    const ofSeeker = (await exportOf(seeker)).join('\n');
    expect(ofSeeker).not.toContain('Only for');
    expect(ofSeeker).toContain('declined');
    const ofEmployer = (await exportOf(employer)).join('\n');
    expect(ofEmployer).toContain('Only for the team');
    for (const secret of ['Only for admins', 'Only for a moment', 'declined']) expect(ofEmployer).not.toContain(secret);
    await deleteAccount(author);
    const { rows } = await database.query(
      `select from pool_note where author_id = $1 union all select from contact_request where author_id = $1`,
      [author.user.id],
    );
    expect(rows).toEqual([]);
  });

  async function exportOf({ user }: ApiClient): Promise<string[]> {
    const files: string[] = [];
    const { app } = server;
    const data = personalData(app.get(OwnedData), app.get(Database), app.get(FileStore), user.id);
    for await (const { name, content } of data) {
      const bytes = content instanceof Uint8Array ? Buffer.from(content) : await buffer(content);
      files.push(`${name} ${bytes}`);
    }
    return files;
  }

  /** The columns in which the key of an uploaded file stands, its own table aside. */
  async function columnsWithFiles(): Promise<string[]> {
    const found: string[] = [];
    for (const { table, name, type } of columns) {
      if (!TEXTS.includes(type) || table === 'uploaded_file') continue;
      const { rows } = await database.query(
        `select from uploaded_file f join ${table} t on strpos(t.${name}::text, f.key) > 0 limit 1`,
      );
      if (rows.length > 0) found.push(`${table}.${name}`);
    }
    return found;
  }

  /** All rows that refer to one of these users. */
  async function rowsOf(ids: readonly number[]): Promise<Record<string, unknown[]>> {
    const found: Record<string, unknown[]> = {};
    for (const { table, name } of columns.filter((column) => PERSON.test(column.name))) {
      const { rows } = await database.query(`select * from ${table} t where ${name} = any($1) order by t::text`, [ids]);
      found[`${table}.${name}`] = rows;
    }
    return found;
  }

  async function accountsOf(ids: readonly number[]): Promise<Record<string, unknown>[]> {
    const all = await database.query<Record<string, unknown>>(
      'select * from user_account where id = any($1) order by id',
      [ids],
    );
    return all.rows;
  }
});

/** The rules in the documentation, by table. */
function documentedRules(text: string): Map<string, Rule[]> {
  const rules = new Map<string, Rule[]>();
  for (const [, table = '', names = '', fate = ''] of text.matchAll(/^\| (\w+) +\| (`.*?) +\| (\w+) +\|/gm)) {
    const columns = [...names.matchAll(/`(.+?)`/g)].map(([, name = '']) => name);
    rules.set(table, [...(rules.get(table) ?? []), { columns, fate }]);
  }
  return rules;
}
