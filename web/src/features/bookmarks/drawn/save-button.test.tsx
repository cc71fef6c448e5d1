import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { createQueryClient } from '@/app/query-client.ts';
import { SaveButton } from './save-button.tsx';

afterEach(() => vi.unstubAllGlobals());

const button = () => screen.getByRole<HTMLButtonElement>('button');

function show(viewer: { role: string } | null) {
  const onVisitor = vi.fn();
  render(
    <QueryClientProvider client={createQueryClient()}>
      <SaveButton job={{ id: 12, title: 'Chef' }} viewer={viewer} onVisitor={onVisitor} />
    </QueryClientProvider>,
  );
  return onVisitor;
}

it('redirects visitors', async () => {
  const onVisitor = show(null);
  await userEvent.click(button());
  expect(onVisitor).toHaveBeenCalledOnce();
});

it('is hidden from employers and admins', () => {
  show({ role: 'employer' });
  show({ role: 'admin' });
  expect(screen.queryByRole('button')).toBeNull();
});

it('is disabled while it saves and unsaves, and unsaves by the id of the bookmark', async () => {
  const bookmarks = [{ id: 8, jobId: 11 }];
  const requests: string[] = [];
  let answer = () => {};
  vi.stubGlobal('fetch', async ({ method, url }: Request) => {
    if (method === 'GET') return Response.json(bookmarks);
    requests.push(`${method} ${new URL(url).pathname}`);
    await new Promise<void>((resolve) => (answer = resolve));
    if (method === 'POST') bookmarks.push({ id: 9, jobId: 12 });
    else bookmarks.pop();
    return method === 'POST'
      ? Response.json({ id: 9, jobId: 12 }, { status: 201 })
      : new Response(null, { status: 204 });
  });
  show({ role: 'job_seeker' });
  await waitFor(() => expect(button().disabled).toBe(false));
  expect(button().getAttribute('aria-label')).toBe('Save Chef');

  await userEvent.click(button());
  await waitFor(() => expect(button().disabled).toBe(true));
  await waitFor(() => expect(requests).toHaveLength(1));
  answer();
  await waitFor(() => expect(button().getAttribute('aria-label')).toBe('Unsave Chef'));
  await waitFor(() => expect(button().disabled).toBe(false));

  await userEvent.click(button());
  await waitFor(() => expect(button().disabled).toBe(true));
  await waitFor(() => expect(requests).toHaveLength(2));
  answer();
  await waitFor(() => expect(button().getAttribute('aria-label')).toBe('Save Chef'));
  expect(requests).toEqual(['POST /api/bookmarks', 'DELETE /api/bookmarks/9']);
});
