import { InvalidFields } from '#shared/domain/field-checks.js';

/** The field errors of a domain change, as `field: message`; empty if it succeeds. */
export function fieldErrorsOf(change: () => unknown): string[] {
  try {
    change();
    return [];
  } catch (error) {
    if (!(error instanceof InvalidFields)) throw error;
    return error.fields.map(({ field, message }) => `${field}: ${message}`);
  }
}
