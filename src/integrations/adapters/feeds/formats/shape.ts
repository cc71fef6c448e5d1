import type { RawFields } from '../raw-listing.js';

/** The format of another program. */
export type Shape = {
  recognizes(fields: RawFields): boolean;
  /** The same listing with Wayfare's field names, and with what is not read under its own names. */
  convert(fields: RawFields): RawFields;
};

/** The fields without these. */
export function without(fields: RawFields, ...names: readonly string[]): RawFields {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name)));
}

/** The fields that have a value. */
export function stated(fields: { readonly [name: string]: RawFields[string] | undefined }): RawFields {
  return Object.fromEntries(
    Object.entries(fields).filter(
      (entry): entry is [string, RawFields[string]] => entry[1] !== undefined && entry[1] !== '',
    ),
  );
}
