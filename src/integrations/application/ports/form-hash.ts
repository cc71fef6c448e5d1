import type { ImportedForm } from '../../domain/imported-listing.js';

/** Tells whether two forms are the same. */
export abstract class FormHash {
  abstract of(form: ImportedForm): string;
}
