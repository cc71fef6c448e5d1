import { ConnectionException } from '@mikro-orm/core';

/** Node's codes of failed and broken connections. */
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
 * PostgreSQL's codes for an outage: connection exceptions (class 08), operator intervention (57P0x),
 * out of memory (53200), too many connections (53300), and a missing database (3D000): it existed at the start, so a
 * restore must be replacing it. Source: PostgreSQL 18 documentation, appendix A.
 */
const SERVER_CODES = /^(08...|57P0[1-5]|53200|53300|3D000)$/;

/** Messages of `pg` errors without a code. */
const DRIVER_MESSAGES =
  /timeout exceeded when trying to connect|Query read timeout|Connection terminated|Client has encountered a connection error|connection is not queryable/i;

/** Whether PostgreSQL aborted a transaction because of a deadlock. */
export function isDeadlock(error: unknown): boolean {
  return error instanceof Error && ((error as { code?: unknown }).code === '40P01' || isDeadlock(error.cause));
}

/** Whether an error means an outage or a timeout, not a faulty query. */
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
