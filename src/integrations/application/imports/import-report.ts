import { said } from '#shared/domain/words.js';
import { FEED_LIMITS, MAX_ERRORS, MAX_MESSAGE } from '../../domain/listing-import.js';
import type { ImportCounts, StagedListing } from '../ports/imports.js';
import type { ImportErrorBody } from './import.view.js';

export type Outcome = Exclude<keyof ImportCounts, 'closed' | 'refused'>;

/** What an import has done so far. */
export class ImportReport {
  readonly counts = { posted: 0, changed: 0, unchanged: 0, closed: 0, refused: 0 };
  readonly errors: ImportErrorBody[] = [];
  readonly notes: ImportErrorBody[] = [];
  /** The references of the feed. */
  readonly seen = new Set<string>();

  refuse({ position, reference }: StagedListing, message: string): void {
    this.counts.refused += 1;
    if (this.errors.length < MAX_ERRORS) {
      this.errors.push({ position, reference, message: message.slice(0, MAX_MESSAGE) });
    }
  }

  addNotes({ position, reference, notes }: StagedListing): void {
    const room = MAX_ERRORS - this.notes.length;
    this.notes.push(...notes.slice(0, room).map((message) => ({ position, reference, message })));
  }

  problemWith(reference: string): string | undefined {
    return problemWith(reference, this.seen.has(reference));
  }
}

/** Why a listing with this reference is refused. */
export function problemWith(reference: string, isRepeated: boolean): string | undefined {
  if (reference === '') return said('The listing has no reference.');
  if (reference.length > FEED_LIMITS.reference)
    return said(`A reference can have at most ${FEED_LIMITS.reference} characters.`);
  return isRepeated ? said('Another listing in the feed has the same reference.') : undefined;
}
