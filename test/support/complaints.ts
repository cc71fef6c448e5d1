import { InvalidFields } from '../../src/shared/domain/field-checks.js';

/** What a change of the domain complains of, as `field: message`; nothing when it goes through. */
export function complaintsOf(change: () => unknown): string[] {
  try {
    change();
    return [];
  } catch (error) {
    if (!(error instanceof InvalidFields)) throw error;
    return error.fields.map(({ field, message }) => `${field}: ${message}`);
  }
}
