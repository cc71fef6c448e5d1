import { said } from '#shared/domain/words.js';
import { readDay } from './dates.js';
import type { Reading } from './reading.js';

const LABELS = { deadline: said('deadline'), startsOn: said('start'), endsOn: said('end') } as const;

/** A day of a listing. Text with digits that is no date stays as it is, and the job form rejects it. */
export function dayIn(reading: Reading, field: 'deadline' | 'startsOn' | 'endsOn'): string | null {
  const written = reading.line(field);
  if (written === null) return null;
  const read = readDay(written);
  if ('day' in read) return read.day;
  if (!read.isAmbiguous && /\d/.test(written)) return written;
  const [label, date] = [LABELS[field], written.slice(0, 60)];
  reading.note(
    read.isAmbiguous
      ? `The ${label} "${date}" can be read in two ways. It was left out; write dates as 2030-12-31.`
      : `The ${label} "${date}" is not a date. It was left out; write dates as 2030-12-31.`,
  );
  return null;
}
