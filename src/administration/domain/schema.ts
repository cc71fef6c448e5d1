/** A column as PostgreSQL describes it, such as `integer not null`. */
type ColumnType = string;

/** Tables by name, each with its columns by name. */
export type Schema = Readonly<Record<string, Readonly<Record<string, ColumnType>>>>;

/** What is wrong with a table, in one sentence; undefined if nothing is. */
export function faultOfTable(name: string, expected: Schema, live: Schema): string | undefined {
  const columns = live[name];
  if (!columns) return `Table ${name} is missing.`;
  const faults = Object.entries(expected[name] ?? {}).flatMap(([column, type]) => faultOfColumn(column, type, columns));
  return faults.length > 0 ? `${faults.join('; ')}.` : undefined;
}

function faultOfColumn(column: string, expected: ColumnType, live: Readonly<Record<string, ColumnType>>): string[] {
  const type = live[column];
  if (type === undefined) return [`Column ${column} is missing`];
  return type === expected ? [] : [`Column ${column} is ${type} instead of ${expected}`];
}
