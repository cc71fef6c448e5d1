/** Parses a query string into plain strings. */
export function parseSearch(search: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(search));
}

/** Builds a query string without unset values. */
export function stringifySearch(search: Record<string, unknown>): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(search)) {
    if (value !== undefined && value !== null && value !== '') params.set(name, String(value));
  }
  const query = params.toString();
  return query === '' ? '' : `?${query}`;
}

/** Reads a parameter: text from the URL, or its value from a link. Returns undefined if it is absent or invalid. */
export type Param<Value> = (value: unknown) => Value | undefined;

/** The parameters of a page by name. */
export type Params = Readonly<Record<string, Param<unknown>>>;

/** What a page reads from the query string. */
export type SearchOf<Table extends Params> = {
  [Name in keyof Table]?: Table[Name] extends Param<infer Value> ? Value : never;
};

/**
 * Reads the query string of a page. Absent, unknown and invalid parameters are undefined and not left out: the router
 * would show what the URL says instead.
 */
export function searchOf<const Table extends Params>(params: Table) {
  return (search: Record<string, unknown>): SearchOf<Table> =>
    Object.fromEntries(Object.entries(params).map(([name, param]) => [name, param(search[name])])) as SearchOf<Table>;
}

const MAX_ID = 2_147_483_647;

/** A positive integer that fits a column of PostgreSQL. */
export const id: Param<number> = (value) => {
  const digits = String(value ?? '');
  return /^[1-9]\d*$/.test(digits) && Number(digits) <= MAX_ID ? Number(digits) : undefined;
};

export const flag: Param<boolean> = (value) =>
  value === true || value === 'true' ? true : value === false || value === 'false' ? false : undefined;

/** Text that is not empty. */
export const text: Param<string> = (value) => (typeof value === 'string' && value !== '' ? value : undefined);

/** Text of a format. */
export const textLike =
  <Text extends string>(format: RegExp): Param<Text> =>
  (value) =>
    typeof value === 'string' && format.test(value) ? (value as Text) : undefined;

/** A day, such as 2026-11-30. */
export const day: Param<string> = (value) => {
  const written = textLike(/^[12]\d{3}-\d\d-\d\d$/)(value);
  return written !== undefined && !Number.isNaN(Date.parse(written)) ? written : undefined;
};

/** A whole number within bounds. */
export const wholeNumber =
  (least: number, most: number): Param<number> =>
  (value) => {
    const digits = String(value ?? '');
    return /^\d{1,9}$/.test(digits) && Number(digits) >= least && Number(digits) <= most ? Number(digits) : undefined;
  };

/** One of the options. */
export const oneOf =
  <const Option extends string>(options: readonly Option[]): Param<Option> =>
  (value) =>
    options.find((option) => option === value);
