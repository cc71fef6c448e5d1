import type { QueryResultRow } from 'pg';
import { decodeCursor, encodeCursor, type KeyPart } from '#shared/application/cursor.js';
import { LARGEST_PAGE, type Page, type PageRequest } from '#shared/application/page.js';
import type { Database, Statement } from './database.js';

/** The sort key of most lists: an instant, then the id. */
export const TIME_AND_ID: readonly KeyPart[] = ['time', 'integer'];

/** A list sorted by a unique key. */
type KeysetList<Row> = {
  /** Parameters: `values`, the parts of the key to start after (null on the first page), and the number of rows. */
  readonly rows: Statement;
  /** A statement that selects the count of all rows as `total`, with `values` as parameters, or the total itself. */
  readonly total: Statement | number;
  readonly values: readonly unknown[];
  readonly key: readonly KeyPart[];
  keyOf(row: Row): readonly (Date | number | string)[];
};

/**
 * One page of a list. Fetches one row more than fits, to detect a next page.
 * @throws InvalidFields when the cursor is not from this list
 */
export async function keysetPage<Row extends QueryResultRow>(
  database: Database,
  list: KeysetList<Row>,
  { limit = LARGEST_PAGE, cursor }: PageRequest,
): Promise<Page<Row>> {
  const after = decodeCursor(cursor, list.key) ?? list.key.map(() => null);
  const [rows, total] = await Promise.all([
    database.query<Row>(list.rows, [...list.values, ...after, limit + 1]),
    typeof list.total === 'number' ? list.total : count(database, list.total, list.values),
  ]);
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  const isMore = rows.length > limit && last !== undefined;
  return { items, total, nextCursor: isMore ? encodeCursor(list.keyOf(last).map(asCursorPart)) : undefined };
}

async function count(database: Database, statement: Statement, values: readonly unknown[]): Promise<number> {
  return (await database.one<{ total: number }>(statement, values)).total;
}

function asCursorPart(value: Date | number | string): string | number {
  return value instanceof Date ? value.toISOString() : value;
}
