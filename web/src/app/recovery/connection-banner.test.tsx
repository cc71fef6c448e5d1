import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { createConnection } from '@/lib/browser/connection.ts';
import { ConnectionBanner } from './connection-banner.tsx';

it('says politely that requests do not get through, until they do', async () => {
  let isReady = false;
  const connection = createConnection({ view: window, probe: async () => isReady });
  render(<ConnectionBanner watched={connection} />);
  expect(screen.getByRole('status').textContent).toBe('');

  connection.suspect();
  expect((await screen.findByText(/can’t be reached/)).closest('[aria-live="polite"]')).not.toBeNull();

  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(screen.getByText(/can’t be reached/)).toBeDefined();

  isReady = true;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('The connection is back.')).toBeDefined();
  await waitFor(() => expect(screen.queryByText(/can’t be reached/)).toBeNull());
});

it('says that one is offline', async () => {
  const connection = createConnection({ view: window, probe: async () => false });
  render(<ConnectionBanner watched={connection} />);
  window.dispatchEvent(new Event('offline'));
  expect(await screen.findByText('You are offline.')).toBeDefined();
});
