import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { BackupBody, RunningBackupBody } from '@/api/generated/types.gen';
import { toasts } from '@/lib/toasts.ts';
import { show } from '@/testing/with-queries.tsx';
import { Backups } from './backups.tsx';

const backup: BackupBody = {
  name: 'wayfare-full-20261120T100000000Z-a1b2c3.tar.gz',
  kind: 'full',
  trigger: 'schedule',
  createdAt: new Date(Date.now() - 3 * 3_600_000).toISOString(),
  bytes: 1_250_000,
  tables: 15,
  verified: true,
};

const running: RunningBackupBody = {
  kind: 'critical',
  startedAt: new Date().toISOString(),
  tables: [
    { name: 'user_account', rows: 63 },
    { name: 'job', rows: 1 },
  ],
};

/** The backups of the stubbed server, its running backup, and its response to POST. */
let backups: BackupBody[];
let current: RunningBackupBody | null;
let post: (path: string) => Response | Promise<Response>;

async function answer(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const request = new Request(input, init);
  const path = new URL(request.url).pathname.replace('/api/admin/database/', '');
  if (request.method === 'POST') return post(path);
  return path === 'backups/progress' ? Response.json({ running: current }) : Response.json(backups);
}

beforeEach(() => {
  backups = [backup];
  current = null;
  post = () => Response.json({ message: 'Not expected' }, { status: 500 });
  vi.stubGlobal('fetch', answer);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('lists backups with size, age and status, and says how to restore one', async () => {
  show(<Backups />);
  const row = await screen.findByRole('row', { name: /Full backup/ });
  expect(row.textContent).toMatch(/3 hours ago.*1\.3 MB.*Verified/);
  screen.getByText(new RegExp(`npm run backup:restore -- ${backup.name}`));
});

it('downloads a backup with the link for the password', async () => {
  post = (path) => Response.json({ url: `#${path}` });
  const person = show(<Backups />);
  await person.click(await screen.findByRole('button', { name: /^Download/ }));
  await person.type(await screen.findByLabelText('Your password'), 'quiet harbor');
  await person.click(screen.getByRole('button', { name: 'Download' }));
  await waitFor(() => expect(window.location.hash).toBe(`#backups/${backup.name}/link`));
});

it('creates a backup and lists it', async () => {
  backups = [];
  const requested: string[] = [];
  post = (path) => {
    requested.push(path);
    backups = [backup];
    return Response.json({ message: 'Full backup created and verified.', backup }, { status: 201 });
  };
  const person = show(<Backups />);
  await screen.findByText('No backups yet');
  await person.click(screen.getByRole('button', { name: 'Create Full Backup' }));
  await screen.findByRole('row', { name: /Full backup/ });
  expect(requested).toEqual(['backup']);
  expect(toasts.current()).toMatchObject({ tone: 'success', description: 'Full backup created and verified.' });
});

it.each([
  [409, 'A backup is already running. Please wait until it finishes.'],
  [503, 'The disk is full.'],
])('shows why a backup failed: %i', async (status, message) => {
  const requested: string[] = [];
  post = (path) => {
    requested.push(path);
    return Response.json({ message }, { status });
  };
  const person = show(<Backups />);
  await person.click(screen.getByRole('button', { name: 'Create Critical Backup' }));
  expect((await screen.findByRole('alert')).textContent).toBe(message);
  expect(requested).toEqual(['backup-critical']);
  expect(toasts.current()).toMatchObject({ title: 'Backup Failed', description: message, tone: 'destructive' });
});

it('shows the progress of a backup started elsewhere, then lists it', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const start = Date.now();
  current = running;
  backups = [];
  show(<Backups />);
  expect((await screen.findByText('user_account')).closest('li')?.textContent).toBe('user_account 63 rows');
  expect(screen.getByText('job').closest('li')?.textContent).toBe('job 1 row');
  expect(screen.getByText('Backup in progress: Critical data')).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Create Full Backup' }).disabled).toBe(true);

  current = null;
  backups = [backup];
  // Within the polling interval of an idle server.
  await screen.findByRole('row', { name: /Full backup/ });
  expect(Date.now() - start).toBeLessThan(15_000);
  expect(screen.queryByText(/Backup in progress/)).toBeNull();
});

it('reports a damaged backup', async () => {
  post = (path) => {
    expect(path).toBe(`backups/${backup.name}/verify`);
    backups = [{ ...backup, verified: false }];
    return Response.json({ verified: false, problem: 'The archive ends too early.' });
  };
  const person = show(<Backups />);
  await person.click(await screen.findByRole('button', { name: /^Verify/ }));
  await screen.findByText('Not verified');
  expect(toasts.current()).toMatchObject({
    title: 'Backup is damaged',
    description: 'The archive ends too early.',
    tone: 'destructive',
  });
});

it('shows why the list did not load, and retries', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ message: 'The database is away.' }, { status: 503 }));
  const person = show(<Backups />);
  expect((await screen.findByRole('alert')).textContent).toContain('We couldn’t load backups. The database is away');
  vi.stubGlobal('fetch', answer);
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.getByRole('table', { name: 'Backups' })).toBeTruthy());
});
