import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { show } from '@/testing/with-queries.tsx';
import { RecordTable } from './record-table.tsx';

it('takes the direction of each cell from the text in it', () => {
  const columns = [
    { title: 'Name', render: ({ name }: { name: string }) => name },
    { title: 'Job', render: ({ job }: { job: string }) => <strong>{job}</strong> },
  ];
  const rows = [{ id: 1, name: 'أمينة حداد', job: 'Night Auditor' }];
  show(<RecordTable label="People" columns={columns} rows={rows} />);
  for (const cell of [screen.getByRole('rowheader'), screen.getByRole('cell')]) {
    expect(cell.getAttribute('dir')).toBe('auto');
  }
});
