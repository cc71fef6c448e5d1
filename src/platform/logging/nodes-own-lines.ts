import type { ProcessLog } from './process-log.js';
import { RepeatedLines } from './repeated-lines.js';

/**
 * Logs what Node would print in many lines, with the values of a failed statement: its warnings, and an error that
 * nothing handled or a rejected promise that nobody awaits, before the process ends.
 */
export function logNodesOwnLines(logger: ProcessLog): void {
  const repeated = new RepeatedLines((text, leftOut) => logger.warn({ leftOut }, `Repeated: ${text}`));
  process.removeAllListeners('warning');
  process.on('warning', ({ name, message }) => {
    if (repeated.admits(name)) logger.warn({ warning: name }, message);
  });
  process.on('uncaughtException', (error, origin) => {
    logger.fatal({ err: error, origin }, 'The server ends because of an error that nothing handled');
    process.exit(1);
  });
}
