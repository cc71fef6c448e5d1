import 'reflect-metadata';
import { Client } from 'pg';
import { restoreBackup } from '#administration';
import { DiskFileStore } from '#platform/files/disk-file-store.js';

/** The statements of the swap, on the connection to the maintenance database. */
const SWAP = ['begin', 'rename the old', 'rename the new', 'commit'];

/**
 * Restores a backup. Stops before the given step of the swap, or `after commit`, prints `stopped` and waits to be
 * killed; with any other value it prints `done` at the end.
 */
const [path = '', databaseUrl = '', files = '', stop = ''] = process.argv.slice(2);
const query = Reflect.get(Client.prototype, 'query') as (this: Client, ...query: unknown[]) => unknown;
let steps = 0;

function stopping(this: Client, ...args: unknown[]): unknown {
  const [text] = args;
  const isStep = this.database === 'postgres' && typeof text === 'string' && /^(begin|commit|alter)/.test(text);
  const step = isStep ? SWAP[steps++] : undefined;
  if (step !== undefined && step === stop) return wait();
  const answer = query.apply(this, args);
  return step === 'commit' && stop === 'after commit' ? Promise.resolve(answer).then(wait) : answer;
}

function wait(): Promise<never> {
  process.stdout.write('stopped\n');
  return new Promise(() => setInterval(() => undefined, 1_000));
}

const connect = Reflect.get(Client.prototype, 'connect') as (this: Client, ...rest: unknown[]) => unknown;

/** Names the connection, so that tests see in pg_stat_activity when the server notices the end of this process. */
function named(this: Client & { connectionParameters: object }, ...rest: unknown[]): unknown {
  Object.assign(this.connectionParameters, { application_name: `restore-child-${process.pid}` });
  return connect.apply(this, rest);
}

Object.assign(Client.prototype, { query: stopping, connect: named });
process.stdout.write('begun\n');
await restoreBackup(path, databaseUrl, new DiskFileStore(files));
process.stdout.write('done\n');
