import { inBatches } from '#shared/application/background/in-batches.js';
import type { Database } from './database.js';

/** Some rows take others with them, which refer to them. */
const BATCH = 2_000;

/** Rows of a table that are no longer kept; `by` is a column of an index, in whose order they are found. */
type Outdated = { readonly table: string; readonly where: string; readonly by: string };

/**
 * Deletes outdated rows, however many, by statements that each take far less than a statement may. Returns how many there
 * were. Call this outside a transaction, so that each batch commits on its own.
 */
export function deleteInBatches(
  database: Database,
  { table, where, by }: Outdated,
  values: readonly unknown[] = [],
): Promise<number> {
  // An array, because the planner may otherwise scan a table of millions for each batch.
  const text = `
    with gone as (
      delete from ${table}
      where ctid = any (array(select ctid from ${table} where ${where} order by ${by} limit $${values.length + 1}))
      returning 1
    )
    select count(*)::int as count from gone`;
  return inBatches(BATCH, async (size) => {
    return (await database.one<{ count: number }>(text, [...values, size])).count;
  });
}
