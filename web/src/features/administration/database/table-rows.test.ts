import { expect, it } from 'vitest';
import { tableRows } from './table-rows.ts';

it('sorts tables by name, broken ones first', () => {
  const rows = tableRows({
    user_account: { valid: true, count: 63 },
    message: { valid: false, count: 0, error: 'Table message is missing.' },
    job: { valid: true, count: 150 },
    bookmark: { valid: false, count: 55, error: 'Column job_id is missing.' },
  });
  expect(rows.map(({ id }) => id)).toEqual(['bookmark', 'message', 'job', 'user_account']);
  expect(rows[1]).toEqual({ id: 'message', valid: false, count: 0, error: 'Table message is missing.' });
});
