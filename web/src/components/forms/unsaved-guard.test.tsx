import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { UnsavedGuard, useUnsaved } from './unsaved-guard.tsx';

async function renderApp(isDirty: boolean) {
  function Form() {
    useUnsaved(isDirty);
    return <p>Form</p>;
  }
  const root = createRootRoute({ component: Outlet });
  const form = createRoute({
    getParentRoute: () => root,
    path: '/form',
    component: () => (
      <UnsavedGuard>
        <Form />
      </UnsavedGuard>
    ),
  });
  const other = createRoute({ getParentRoute: () => root, path: '/other', component: () => <p>Elsewhere</p> });
  const router = createRouter({
    routeTree: root.addChildren([form, other]),
    history: createMemoryHistory({ initialEntries: ['/form'] }),
  });
  render(<RouterProvider router={router as never} />);
  await screen.findByText('Form');
  return router;
}

it('allows leaving when nothing is unsaved', async () => {
  const router = await renderApp(false);
  router.history.push('/other');
  expect(await screen.findByText('Elsewhere')).toBeDefined();
});

it('asks before leaving unsaved changes, and stays or leaves as chosen', async () => {
  const router = await renderApp(true);
  router.history.push('/other');
  await userEvent.click(await screen.findByText('Stay on this page'));
  expect(screen.getByText('Form')).toBeDefined();
  await waitFor(() => expect(screen.queryByText('Leave without saving?')).toBeNull());

  router.history.push('/other');
  await userEvent.click(await screen.findByText('Leave'));
  expect(await screen.findByText('Elsewhere')).toBeDefined();
});

it('does not ask when only the query changes', async () => {
  const router = await renderApp(true);
  router.history.push('/form?tab=two');
  await waitFor(() => expect(router.state.location.href).toBe('/form?tab=two'));
  expect(screen.queryByText('Leave without saving?')).toBeNull();
});
