/** Checks a field if it was sent; otherwise returns undefined. */
export function ifSent<T, R>(value: T | undefined, check: (value: T) => R): R | undefined {
  return value === undefined ? undefined : check(value);
}

/** Omits the fields that were not sent. */
export function sentOnly<T extends object>(fields: T): Partial<T> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<T>;
}
