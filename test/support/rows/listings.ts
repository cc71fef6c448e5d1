import type { Database } from '#platform/postgres/database.js';

/** A row of `job` by its columns. */
type Row = { readonly id: number; readonly employer_id: number } & Readonly<Record<string, unknown>>;

const DEFAULTS = {
  title: 'Cook',
  company: 'Inn',
  location: 'Lisbon',
  description: 'Cook.',
  salary: '',
  job_type: 'full_time',
  category: 'hotels',
  skills: '[]',
  is_premium: false,
  posted_at: new Date('2026-05-01T00:00:00.000Z'),
};

/** The columns of a listing that is open. */
export const OPEN = {
  approved_at: new Date('2026-05-02T00:00:00.000Z'),
  first_approved_at: new Date('2026-05-02T00:00:00.000Z'),
  closes_at: new Date('2100-01-01T00:00:00.000Z'),
} as const;

/** Inserts listings without posting them. */
export async function insertListings(database: Database, ...listings: readonly Row[]): Promise<void> {
  for (const { hidden_at: hiddenAt = null, ...listing } of listings) {
    const row: Readonly<Record<string, unknown>> = { ...DEFAULTS, ...listing };
    const columns = Object.keys(row);
    await database.query(
      `insert into job (${columns.join(', ')}) values (${columns.map((_column, index) => `$${index + 1}`).join(', ')})`,
      Object.values(row),
    );
    // Whether it is hidden follows from its employer when it is inserted.
    if (hiddenAt !== null) await database.query('update job set hidden_at = $2 where id = $1', [listing.id, hiddenAt]);
  }
}
