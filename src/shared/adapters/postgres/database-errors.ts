import { ConnectionException } from '@mikro-orm/core';

/** Node's codes of a connection that cannot be made or broke. */
const NETWORK_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'ETIMEDOUT',
  'EPIPE',
  'EHOSTUNREACH',
  'ENOENT',
]);

/**
 * PostgreSQL's codes for a server that cannot serve: connection exceptions (class 08), operator intervention (57P0x),
 * too little memory (53200), too many connections (53300), and a database that is not there (3D000): at the start it was, so that another one is just
 * taking its place. Source: PostgreSQL 18 documentation, appendix A.
 */
const SERVER_CODES = /^(08...|57P0[1-5]|53200|53300|3D000)$/;

/** Messages of `pg` for errors that carry no code. */
const DRIVER_MESSAGES =
  /timeout exceeded when trying to connect|Query read timeout|Connection terminated|Client has encountered a connection error|connection is not queryable/i;

/** Whether an error means that the database is away or hangs, rather than that the question was wrong. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof ConnectionException) return true;
  const code = (error as { code?: unknown }).code;
  const syscall = (error as { syscall?: unknown }).syscall;
  if (typeof code === 'string') {
    if (SERVER_CODES.test(code)) return true;
    if (NETWORK_CODES.has(code) && syscall !== 'open' && syscall !== 'stat') return true;
  }
  if (error instanceof AggregateError) return error.errors.some(isDatabaseAway);
  return DRIVER_MESSAGES.test(error.message) || isDatabaseAway(error.cause);
}
