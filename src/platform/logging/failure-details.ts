import { isAboutFullDisk } from '../files/error-code.js';
import { isDatabaseAway } from '../postgres/connection/database-errors.js';

/** What to log about an error of background work: a sentence if something around Wayfare fails, else the stack. */
export function failureDetails(error: unknown): { readonly reason: string } | { readonly err: unknown } {
  if (isDatabaseAway(error)) return { reason: 'The database did not respond in time' };
  return isAboutFullDisk(error) ? { reason: 'The disk is full' } : { err: error };
}
