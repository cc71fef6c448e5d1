/** The percentage of fields that are filled in, rounded. A number counts even if it is 0. */
export function completionOf(fields: readonly (string | number | readonly unknown[] | null)[]): number {
  const filled = fields.filter((field) => (typeof field === 'number' ? true : field !== null && field.length > 0));
  return Math.round((filled.length / fields.length) * 100);
}
