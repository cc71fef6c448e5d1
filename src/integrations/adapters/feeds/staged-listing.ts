import type { StagedListing } from '../../application/ports/imports.js';
import type { ImportedListing } from '../../domain/imported-listing.js';
import { FEED_LIMITS } from '../../domain/listing-import.js';

/** A listing to store until it is applied. What cannot be stored, or could never be posted, leaves only its problem. */
export function stagedListing({ reference, form }: ImportedListing, position: number): StagedListing {
  const problem = problemWith(reference, form);
  if (problem !== undefined) return { position, reference: shortened(reference), form: null, problem };
  return { position, reference, form, problem: null };
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
  return reference.slice(0, FEED_LIMITS.reference).toWellFormed().replaceAll('\0', '�');
}
