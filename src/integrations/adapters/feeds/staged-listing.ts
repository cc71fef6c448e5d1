import type { ParsedListing } from '../../application/ports/feed-parser.js';
import type { ImportedListing } from '../../domain/imported-listing.js';
import { FEED_LIMITS, MAX_MESSAGE } from '../../domain/listing-import.js';

/** A listing to store until it is applied. What cannot be stored, or could never be posted, leaves only its problem. */
export function stagedListing({ reference, form, fault, ...read }: ImportedListing, position: number): ParsedListing {
  const unread = read.unread.map((name) => storable(name));
  const problem = problemWith(reference, form) ?? fault;
  if (problem !== undefined)
    return { position, reference: shortened(reference), form: null, problem, notes: [], unread };
  return { position, reference, form, problem: null, notes: read.notes.map((note) => storable(note)), unread };
}

function problemWith(reference: string, form: ImportedListing['form']): string | undefined {
  if (reference.length > FEED_LIMITS.reference) {
    return `A reference can have at most ${FEED_LIMITS.reference} characters.`;
  }
  let isStorable = isText(reference);
  const json = JSON.stringify(form, (_name, value: unknown) => {
    if (typeof value === 'string') isStorable &&= isText(value);
    return value;
  });
  if (!isStorable) return 'The listing contains characters that are not text.';
  return json.length > FEED_LIMITS.form ? 'The listing is too long.' : undefined;
}

/** Whether PostgreSQL can store a text. */
function isText(text: string): boolean {
  return text.isWellFormed() && !text.includes('\0');
}

function shortened(reference: string): string {
  return storable(reference, FEED_LIMITS.reference);
}

function storable(text: string, length = MAX_MESSAGE): string {
  return text.slice(0, length).toWellFormed().replaceAll('\0', '�');
}
