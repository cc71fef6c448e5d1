import { pino } from 'pino';
import { REDACTED } from './logging.module.js';

/**
 * Logs an error that nothing handled, or a rejected promise that nobody awaits, as one JSON line before the process
 * ends. By default Node prints many lines, with the values of a failed statement.
 */
export function logBeforeCrash(level: string): void {
  const logger = pino({ level, redact: REDACTED });
  process.on('uncaughtException', (error, origin) => {
    logger.fatal({ err: error, origin }, 'The server ends because of an error that nothing handled');
    process.exit(1);
  });
}
