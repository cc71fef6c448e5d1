import { CheckSchema } from '#administration/application/check-schema.js';
import type { AdministrationQueries } from '#administration/application/ports/administration-queries.js';

type Table = { readonly valid: boolean; readonly error: string | null };

const check = (tables: Readonly<Record<string, Table>>): Promise<void> => {
  const queries = { databaseStatus: () => Promise.resolve({ schemaStatus: { tables } }) };
  return new CheckSchema(queries as unknown as AdministrationQueries).execute();
};

const VALID = { valid: true, error: null };

describe('checking the schema', () => {
  it('accepts tables that are as committed', async () => {
    await expect(check({ job: VALID, bookmark: VALID })).resolves.toBeUndefined();
  });

  it('names every table that differs, and no other', async () => {
    const checked = check({
      job: { valid: false, error: 'a column is missing' },
      bookmark: VALID,
      payment: { valid: false, error: 'it is missing' },
    });
    await expect(checked).rejects.toThrow(/job: a column is missing[^]*payment: it is missing/);
    await expect(checked).rejects.not.toThrow(/bookmark/);
  });
});
