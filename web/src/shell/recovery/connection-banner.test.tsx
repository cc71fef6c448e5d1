import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { noteStatus, watchConnection } from '@/lib/browser/connection.ts';
import { ConnectionBanner } from './connection-banner.tsx';

let status = 503;

beforeEach(() => {
  vi.stubGlobal('fetch', async () => new Response(null, { status }));
  watchConnection();
});

it('announces that the server does not respond until it does', async () => {
  render(<ConnectionBanner />);
  expect(screen.getByRole('status').textContent).toBe('');

  noteStatus(503);
  expect((await screen.findByText(/can’t be reached/)).closest('[aria-live="polite"]')).not.toBeNull();

  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(screen.getByText(/can’t be reached/)).toBeDefined();

  status = 200;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('The connection is back.')).toBeDefined();
  expect(screen.queryByText(/can’t be reached/)).toBeNull();
});

it('shows that the browser is offline', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  render(<ConnectionBanner />);
  window.dispatchEvent(new Event('offline'));
  expect(await screen.findByText('You are offline.')).toBeDefined();
});
