import { randomBytes } from 'node:crypto';
import { withConnection } from '#platform/postgres/connection/database-url.js';
import { freshDatabase } from './database.js';

/** A migrated database owned by a role with only CREATEDB. */
export type PlainDatabase = { readonly url: string; readonly superuserUrl: string; drop(): Promise<void> };

/** Creates a database whose owner may create databases but is not a superuser. */
export async function plainDatabase(): Promise<PlainDatabase> {
  const { url: superuserUrl, drop } = await freshDatabase();
  const role = `plain_${randomBytes(5).toString('hex')}`;
  const name = new URL(superuserUrl).pathname.slice(1);
  const url = new URL(superuserUrl);
  [url.username, url.password] = [role, role];
  await withConnection(superuserUrl, async (client) => {
    await client.query(`create role ${role} login createdb password '${role}'`);
    await client.query(`alter database ${name} owner to ${role}`);
    // `reassign owned` does not work for the bootstrap superuser.
    const { rows } = await client.query<{ table: string }>(
      `select c.oid::regclass::text as "table" from pg_class c
       where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')`,
    );
    for (const { table } of rows) await client.query(`alter table ${table} owner to ${role}`);
  });
  return {
    url: url.href,
    superuserUrl,
    drop: async () => {
      await drop();
      const server = new URL(superuserUrl);
      server.pathname = '/postgres';
      await withConnection(server.href, async (client) => {
        const { rows } = await client.query<{ name: string }>(
          `select datname as name from pg_database where datdba = '${role}'::regrole`,
        );
        for (const row of rows) await client.query(`drop database ${client.escapeIdentifier(row.name)} with (force)`);
        await client.query(`drop role ${role}`);
      });
    },
  };
}
