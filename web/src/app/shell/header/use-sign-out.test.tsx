import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { createQueryClient } from '@/app/query-client.ts';
import { renew } from '@/lib/browser/renew.ts';
import { toasts } from '@/lib/toasts.ts';
import { respondWith, shownToast } from '@/testing/with-queries.tsx';
import { useSignOut } from './use-sign-out.ts';

vi.mock('@/lib/browser/renew.ts', () => ({ renew: vi.fn() }));
vi.mock('@/store/store.ts', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

function SignOut() {
  const { signOut } = useSignOut();
  return <button onClick={signOut}>Sign Out</button>;
}

/** Presses "Sign Out" while its code does not load; returns the requests. */
async function pressSignOut() {
  toasts.dismiss();
  const requests = respondWith(200, {});
  const router = createRouter({
    routeTree: createRootRoute({ component: SignOut }),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Sign Out' }));
  await vi.waitFor(() => expect(renew).toHaveBeenCalledOnce());
  return requests;
}

it('says so when its code does not load, and keeps the session and the drafts', async () => {
  vi.mocked(renew).mockResolvedValue('offline');
  const requests = await pressSignOut();
  await vi.waitFor(() =>
    expect(shownToast()).toEqual({
      title: 'Logout failed',
      description: 'We can’t reach Wayfare right now. Please check your connection and try again.',
      tone: 'destructive',
    }),
  );
  expect(requests).toEqual([]);
});
