export const HOUR = 60 * 60 * 1000;
export const DAY = 24 * HOUR;

/** Adds milliseconds to an instant. */
export function after(time: Date, milliseconds: number): Date {
  return new Date(time.getTime() + milliseconds);
}

/** The earliest instant, ignoring nulls. */
export function earliest(first: Date, ...others: (Date | null)[]): Date {
  return others.reduce<Date>((least, other) => (other !== null && other < least ? other : least), first);
}
