import type { ImportedForm } from '../../domain/imported-listing.js';

/** Hashes forms, to detect changes. */
export abstract class FormHash {
  abstract of(form: ImportedForm): string;
}
