import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { Spinner } from '@/light/marks/spinner.tsx';

beforeEach(() => vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined));

/** Renders a screen that loads at once, and two that never load: another one, and the same with another search. */
async function show(startAt: string) {
  const root = createRootRoute({ component: Outlet });
  const never = () => new Promise(() => {});
  const list = createRoute({
    getParentRoute: () => root,
    path: '/list',
    loaderDeps: ({ search }) => search,
    loader: ({ deps }) => (Object.keys(deps).length === 0 ? null : never()),
    component: () => 'Many things',
  });
  const job = createRoute({ getParentRoute: () => root, path: '/job', loader: never });
  const router = createRouter({
    routeTree: root.addChildren([list, job]),
    history: createMemoryHistory({ initialEntries: [startAt] }),
    defaultPendingMs: 0,
    defaultPendingComponent: Spinner,
  });
  render(<RouterProvider router={router} />);
  if (startAt === '/list') await screen.findByText('Many things');
  vi.mocked(window.scrollTo).mockClear();
  return router;
}

it('scrolls to the top while another screen loads', async () => {
  const router = await show('/list');
  act(() => router.history.push('/job'));
  await screen.findByRole('status');
  expect(window.scrollTo).toHaveBeenCalledWith(0, 0);
});

it('keeps the position on the same screen, and on the first one', async () => {
  const router = await show('/list');
  act(() => router.history.push('/list?page=2'));
  await screen.findByRole('status');
  await show('/job');
  expect(await screen.findAllByRole('status')).toHaveLength(2);
  expect(window.scrollTo).not.toHaveBeenCalled();
});
