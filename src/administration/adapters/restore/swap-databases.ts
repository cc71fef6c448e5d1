import { Client } from 'pg';
import { setTimeout as sleep } from 'node:timers/promises';
import { withConnection } from '../../../shared/adapters/postgres/database-url.js';
import { DatabaseInUse, NotReplaceable, RestoreRunning } from '../../domain/backup-errors.js';

/** A database that every server has, to stand on while others are renamed. */
const GROUND = 'postgres';
/** A plain role may end its own sessions, but neither a superuser's nor the server's own workers. */
const END_SESSIONS = `
  select pg_terminate_backend(pid) from pg_stat_activity
  where datname = $1 and usesysid is not null and pg_has_role(usesysid, 'usage')`;
const IN_USE = '55006';
/** PostgreSQL's limit for a name, in bytes. */
const LONGEST_NAME = 63;

/** The name of the database that an address leads to. */
export function databaseOf(url: string): string {
  return new Client({ connectionString: url }).database ?? '';
}

/** The address of another database on the same server. */
export function besideUrl(url: string, database: string): string {
  const beside = new URL(url);
  beside.pathname = `/${encodeURIComponent(database)}`;
  return beside.href;
}

/** A name that belongs to a database and to a moment. */
export function nameBeside(database: string, purpose: string, time: Date): string {
  const suffix = `_${purpose}_${time.toISOString().replace(/\D/g, '')}`;
  return database.slice(0, LONGEST_NAME - suffix.length) + suffix;
}

/**
 * Runs `work` unless the database that the address leads to is being put in place by another process already; drops what
 * killed ones left behind first.
 * @throws RestoreRunning
 * @throws NotReplaceable
 */
export async function inTurn<T>(url: string, purpose: string, work: () => Promise<T>): Promise<T> {
  if (databaseOf(url) === GROUND) throw new NotReplaceable(GROUND);
  const names = nameBeside(databaseOf(url), purpose, new Date(0)).replace(/\d+$/, '');
  return onGround(url, async (ground) => {
    // The server lets go of the lock when this connection ends, in whatever way.
    const { rows } = await ground.query<{ mine: boolean }>('select pg_try_advisory_lock(hashtext($1)) as mine', [
      names,
    ]);
    if (!rows[0]?.mine) throw new RestoreRunning();
    const left = await ground.query<{ name: string }>(
      `select datname as name from pg_database
       where starts_with(datname, $1) and substr(datname, length($1) + 1) ~ '^\\d{17}$' and pg_has_role(datdba, 'usage')`,
      [names],
    );
    for (const { name } of left.rows) await dropDatabase(url, name);
    return work();
  });
}

/** Makes an empty database on the server of an address. */
export async function createDatabase(url: string, name: string): Promise<void> {
  await onGround(url, (ground) => ground.query(`create database ${ground.escapeIdentifier(name)}`));
}

/** Drops a database with whatever is connected to it. */
export async function dropDatabase(url: string, name: string): Promise<void> {
  await onGround(url, (ground) =>
    ground.query(`drop database if exists ${ground.escapeIdentifier(name)} with (force)`),
  );
}

/**
 * Puts the database `fresh` in the place of the one that the address leads to, which is called `before` from then on.
 * Both happen or none. Says whether there was one before.
 */
export async function swapDatabases(url: string, fresh: string, before: string): Promise<boolean> {
  const place = databaseOf(url);
  return onGround(url, async (ground) => {
    const [target, old, next] = [place, before, fresh].map((name) => ground.escapeIdentifier(name));
    const { rowCount } = await ground.query('select from pg_database where datname = $1', [place]);
    await ground.query('begin');
    if (rowCount) await unhindered(url, place, () => ground.query(`alter database ${target} rename to ${old}`));
    await ground.query(`alter database ${next} rename to ${target}`);
    await ground.query('commit');
    return rowCount === 1;
  });
}

/**
 * Renaming keeps new connections waiting and gives those that there are five seconds to go: they are ended meanwhile.
 * Servers connect again by themselves.
 */
async function unhindered(url: string, database: string, rename: () => Promise<unknown>): Promise<void> {
  await onGround(url, async (other) => {
    const renaming = rename();
    const done = renaming.then(
      () => true,
      () => true,
    );
    do await other.query(END_SESSIONS, [database]);
    while (!(await Promise.race([done, sleep(20, false)])));
    await renaming.catch((error: unknown) => {
      throw (error as { code?: string }).code === IN_USE ? new DatabaseInUse(database) : error;
    });
  });
}

function onGround<T>(url: string, work: (ground: Client) => Promise<T>): Promise<T> {
  return withConnection(besideUrl(url, GROUND), work);
}
