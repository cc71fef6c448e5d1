import { experienceLevel } from './experience.js';
import type { Reading } from './reading.js';
import { categoryIn, optionFor } from './words.js';

/** Characters of a value in a note. */
const MAX_QUOTED = 60;

/** The job type; one that is not known stays as it is, and the job form rejects it. */
export function jobTypeOf(reading: Reading, isRemote: boolean): string | null {
  const written = reading.line('jobType');
  if (written === null) {
    if (isRemote) return 'remote';
    reading.note('The feed states no job type. It is posted as full time.');
    return 'full_time';
  }
  const whole = optionFor('jobType', written);
  if (whole !== undefined) return whole;
  const parts = written.split(/[,;/|+()]|\s(?:and|or|und|oder|et|ou|y|o|e)\s/i).filter((part) => part.trim() !== '');
  const types = [...new Set(parts.map((part) => optionFor('jobType', part)))];
  const known = types.filter((type) => type !== undefined);
  // A season says more than the hours.
  const chosen = known.find((type) => type === 'seasonal') ?? known[0];
  if (chosen !== undefined && types.length > 1) {
    reading.note(`Of the job types "${quoted(written)}", only one is posted: ${chosen.replace('_', ' ')}.`);
  }
  return chosen ?? written;
}

/** The category, and the words of one that is not known, which the department keeps. */
export function categoryOf(reading: Reading): { category: string; department: string | null } {
  const written = reading.list('category');
  if (written.length === 0) {
    reading.note('The feed states no category. It is posted as Other.');
    return { category: 'other', department: null };
  }
  const whole = reading.line('category') ?? '';
  const options = [whole, ...written].map((text) => optionFor('category', text)).filter((one) => one !== undefined);
  const option = options.find((one) => one !== 'other') ?? options[0] ?? categoryIn(whole);
  if (option !== undefined) return { category: option, department: null };
  const words = quoted(whole);
  reading.note(
    reading.line('department') === null
      ? `The category "${words}" is not known. It is posted as Other, and the words as the department.`
      : `The category "${words}" is not known. It is posted as Other.`,
  );
  return { category: 'other', department: whole };
}

/** The level, and the words of one that is not known, which the requirements keep. */
export function experienceOf(reading: Reading): { experience: string | null; required: string } {
  const written = reading.line('experience');
  const level = written === null ? undefined : experienceLevel(written);
  if (written === null || level !== undefined) return { experience: level ?? null, required: '' };
  reading.note(`The experience "${quoted(written)}" is not a known level. It is posted among the requirements.`);
  return { experience: null, required: `Experience: ${written}` };
}

export function quoted(text: string): string {
  return text.length > MAX_QUOTED ? `${text.slice(0, MAX_QUOTED)}…` : text;
}
