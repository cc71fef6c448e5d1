import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { toasts } from '@/lib/toasts.ts';
import { StatusSelect } from './status-select.tsx';

afterEach(() => vi.unstubAllGlobals());

function choose(answer: () => Response) {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => answer());
  vi.stubGlobal('fetch', fetch);
  render(
    <QueryClientProvider client={new QueryClient()}>
      <StatusSelect id={12} status="pending" />
    </QueryClientProvider>,
  );
  return userEvent.selectOptions(screen.getByLabelText('Application status'), 'offered');
}

describe('StatusSelect', () => {
  it('saves a status as soon as it is chosen', async () => {
    await choose(() => Response.json({ id: 12, status: 'offered', user: { fullName: 'Maria Silva' } }));
    await waitFor(() => expect(toasts.current()).toMatchObject({ title: 'Status updated' }));
  });

  it('goes back to the old one when that fails, with the reason', async () => {
    await choose(() => Response.json({ message: 'Application not found' }, { status: 404 }));
    await waitFor(() =>
      expect(toasts.current()).toMatchObject({ title: 'Update failed', description: 'Application not found' }),
    );
    await waitFor(() => expect(screen.getByLabelText<HTMLSelectElement>('Application status').value).toBe('pending'));
  });
});
