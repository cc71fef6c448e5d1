import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { show } from '@/testing/with-queries.tsx';
import { RecordTable } from './record-table.tsx';

it('takes the direction of a text from what it says, but not that of its cell, which has a title on small screens', () => {
  const columns = [
    { title: 'Name', render: ({ name }: { name: string }) => name },
    { title: 'Job', render: ({ job }: { job: string }) => <strong>{job}</strong> },
  ];
  const rows = [{ id: 1, name: 'أمينة حداد', job: 'Night Auditor' }];
  show(<RecordTable label="People" columns={columns} rows={rows} />);
  expect(screen.getByText('أمينة حداد').tagName).toBe('BDI');
  for (const cell of [screen.getByRole('rowheader'), screen.getByRole('cell')]) {
    expect(cell.hasAttribute('dir')).toBe(false);
  }
});
