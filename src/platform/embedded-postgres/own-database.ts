import { createHmac } from 'node:crypto';
import type { Client } from 'pg';
import { withConnection } from '../postgres/connection/database-url.js';
import { SUPERUSER, type Cluster } from './cluster.js';

/** Wayfare's own role. Its only privilege is creating databases, which a restore does. */
const ROLE = 'wayfare_app';
const DATABASE = 'wayfare';

/** An arbitrary number that all processes share. */
const PREPARATION = 4_071_790;

/** The URL of Wayfare's database. */
export function ownUrl(cluster: Cluster, port: number): string {
  return `postgresql://${ROLE}:${rolePassword(cluster)}@127.0.0.1:${port}/${DATABASE}`;
}

/** The URL of a database for the superuser, who only prepares the role's database. */
export function superuserUrl(cluster: Cluster, port: number, database: string): string {
  return `postgresql://${SUPERUSER}:${cluster.password}@127.0.0.1:${port}/${database}`;
}

/** Creates a missing role and database. Earlier versions used the superuser, whose tables are reassigned. */
export async function prepareDatabase(server: Client, cluster: Cluster, port: number): Promise<void> {
  const { rows } = await server.query<{ owner: string | null }>(
    `select (select datdba::regrole::text from pg_database where datname = $1) as owner`,
    [DATABASE],
  );
  if (rows[0]?.owner === ROLE) return;
  // Two processes may start at once.
  await server.query('select pg_advisory_lock($1)', [PREPARATION]);
  try {
    await makeRole(server, rolePassword(cluster));
    const { rowCount } = await server.query('select from pg_database where datname = $1', [DATABASE]);
    if (!rowCount) return void (await server.query(`create database ${DATABASE} owner ${ROLE}`));
    await withConnection(superuserUrl(cluster, port, DATABASE), (client) => client.query(HAND_OVER));
    await server.query(`alter database ${DATABASE} owner to ${ROLE}`);
  } finally {
    await server.query('select pg_advisory_unlock($1)', [PREPARATION]);
  }
}

async function makeRole(server: Client, password: string): Promise<void> {
  const { rowCount } = await server.query('select from pg_roles where rolname = $1', [ROLE]);
  if (!rowCount) await server.query(`create role ${ROLE} login createdb password '${password}'`);
}

/** Derived, so that it does not reveal the superuser's. */
function rolePassword({ password }: Cluster): string {
  return createHmac('sha256', password).update(ROLE).digest('hex');
}

/** Everything but extension members, and sequences, which follow their tables. */
const HAND_OVER = `
  do $$
  declare
    change text;
  begin
    for change in
      select format('alter table %s owner to ${ROLE}', c.oid::regclass)
      from pg_class c
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm', 'S')
        and not exists (select from pg_depend d where d.objid = c.oid and d.deptype in ('e', 'a', 'i'))
      union all
      select format('alter routine %s owner to ${ROLE}', p.oid::regprocedure)
      from pg_proc p
      where p.pronamespace = 'public'::regnamespace
        and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
    loop
      execute change;
    end loop;
  end $$`;
