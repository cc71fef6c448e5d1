import { isAboutFullDisk } from '../files/error-code.js';
import { CannotStart } from './cannot-start.js';
import { WrongSetting } from './wrong-setting.js';

/** What to print about an error: a sentence for what an operator can mend, the stack for all others. */
export function explain(error: unknown): string {
  if (isAboutFullDisk(error)) return 'The disk is full. Free some space, and start Wayfare again.\n';
  const isExpected = error instanceof WrongSetting || error instanceof CannotStart;
  return `${isExpected ? error.message : String((error as Error).stack ?? error)}\n`;
}
