/** Checks a field that was sent; one that was left out stays out (`undefined`). */
export function ifSent<T, R>(value: T | undefined, check: (value: T) => R): R | undefined {
  return value === undefined ? undefined : check(value);
}

/** The fields that were sent, and no others. */
export function sentOnly<T extends object>(fields: T): Partial<T> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<T>;
}
