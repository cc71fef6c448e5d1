import { pino, type Logger } from 'pino';
import { REDACTED } from './logging.module.js';

/** What the process logs about itself, outside the application: one JSON object per line. */
export type ProcessLog = Logger;

export function processLog(level: string): ProcessLog {
  return pino({ level, redact: REDACTED });
}
