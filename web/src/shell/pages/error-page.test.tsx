import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ApiError } from '@/api/api-error.ts';
import { ErrorPage } from './error-page.tsx';

/** Shows a page that fails; returns the text that is shown instead. */
async function textFor(error: Error): Promise<string | null> {
  // React reports every caught error.
  vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(console, 'warn').mockReturnValue();
  const fail = () => {
    throw error;
  };
  const root = createRootRoute({ component: fail, errorComponent: ErrorPage });
  const router = createRouter({ routeTree: root, history: createMemoryHistory({ initialEntries: ['/'] }) });
  render(<RouterProvider router={router as never} />);
  const title = await screen.findByRole('heading', { name: 'This page didn’t load' });
  return title.parentElement?.textContent ?? null;
}

it('says in one sentence that something went wrong, and nothing about the fault', async () => {
  const text = await textFor(new TypeError("Cannot read properties of undefined (reading 'map')"));
  expect(text).toContain('Something went wrong. Please try again.');
  expect(text).not.toContain('undefined');
});

it('shows what the server says', async () => {
  expect(await textFor(new ApiError(503, 'Wayfare is being updated.'))).toContain('Wayfare is being updated.');
});
