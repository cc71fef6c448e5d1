import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { DatabaseStatusBody } from '@/api/generated/types.gen';
import { stubResponse, show } from '@/testing/with-queries.tsx';
import { DatabaseStatus } from './database-status.tsx';

const sound: DatabaseStatusBody = {
  schemaStatus: { valid: true, tables: { job: { valid: true, count: 12_345 }, message: { valid: true, count: 0 } } },
  databaseType: 'PostgreSQL',
  serverVersion: '18.4',
  databaseUrl: 'postgresql://wayfare:***@127.0.0.1:5432/wayfare',
  timestamp: '2026-11-20T10:00:00.000Z',
};

const broken: DatabaseStatusBody = {
  ...sound,
  schemaStatus: {
    valid: false,
    tables: { job: { valid: true, count: 3 }, message: { valid: false, count: 0, error: 'Table message is missing.' } },
  },
};

const answer = stubResponse();

it('shows the status of the database and its tables', async () => {
  answer.mockImplementation(() => Response.json(sound));
  show(<DatabaseStatus />);
  const table = await screen.findByRole('table', { name: 'Tables' });
  expect(within(table).getByRole('row', { name: /job Valid 12,345/ })).toBeTruthy();
  expect(screen.getByText('PostgreSQL 18.4')).toBeTruthy();
  expect(screen.getByText('postgresql://wayfare:***@127.0.0.1:5432/wayfare')).toBeTruthy();
});

it('shows an error in the row of a broken table', async () => {
  answer.mockImplementation(() => Response.json(broken));
  show(<DatabaseStatus />);
  expect(await screen.findByText('Not valid')).toBeTruthy();
  expect(screen.getByText(/One table does not match this version of Wayfare/)).toBeTruthy();
  const table = await screen.findByRole('table', { name: 'Tables' });
  expect(within(table).getByRole('row', { name: /message Error\s?Table message is missing/ })).toBeTruthy();
  expect(within(table).getByRole('row', { name: /job Valid 3/ })).toBeTruthy();
});

it('shows why the status did not load, and retries', async () => {
  answer.mockImplementationOnce(() => Response.json({ message: 'The database is away.' }, { status: 503 }));
  answer.mockImplementation(() => Response.json(sound));
  const person = show(<DatabaseStatus />);
  const alert = await screen.findByRole('alert');
  expect(within(alert).getByRole('paragraph').textContent).toBe(
    'Failed to fetch database status: The database is away.',
  );
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('table', { name: 'Tables' })).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('keeps the known status when a refresh fails', async () => {
  answer.mockImplementationOnce(() => Response.json(sound));
  answer.mockImplementation(() => Response.json({ message: 'The database is away.' }, { status: 503 }));
  const person = show(<DatabaseStatus />);
  await screen.findByRole('table', { name: 'Tables' });
  await person.click(screen.getByRole('button', { name: 'Refresh' }));
  await screen.findByRole('alert');
  expect(screen.getByRole('table', { name: 'Tables' })).toBeTruthy();
});
