import { readDay } from './dates.js';
import type { Reading } from './reading.js';

const LABELS: Readonly<Record<string, string>> = { deadline: 'deadline', startsOn: 'start', endsOn: 'end' };

/** A day of a listing. Text with digits that is no date stays as it is, and the job form rejects it. */
export function dayIn(reading: Reading, field: 'deadline' | 'startsOn' | 'endsOn'): string | null {
  const written = reading.line(field);
  if (written === null) return null;
  const read = readDay(written);
  if ('day' in read) return read.day;
  if (!read.isAmbiguous && /\d/.test(written)) return written;
  const reason = read.isAmbiguous ? 'can be read in two ways' : 'is not a date';
  reading.note(`The ${LABELS[field]} "${written.slice(0, 60)}" ${reason}. It was left out; write dates as 2030-12-31.`);
  return null;
}
