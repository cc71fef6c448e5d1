import { QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createQueryClient } from '@/app/query-client.ts';
import type { UserPageBody } from '@/api/generated/types.gen';
import * as signIn from '@/lib/query/sign-in-query.ts';
import { LeavingButtons } from './leaving-buttons.tsx';

beforeEach(() => void vi.spyOn(signIn, 'useHasPassword').mockReturnValue(true));
afterEach(() => vi.unstubAllGlobals());

const USER = { id: 7, fullName: 'Grand Hotel', role: 'employer', listingCount: 12, applicationCount: 0 };
const REASON = 'Asked for it by letter.';

async function open(respond: () => Response) {
  const requests: Request[] = [];
  vi.stubGlobal('fetch', (input: RequestInfo, init?: RequestInit) => {
    requests.push(new Request(input, init));
    return Promise.resolve(respond());
  });
  const root = createRootRoute();
  const page = createRoute({
    getParentRoute: () => root,
    path: '/',
    component: () => <LeavingButtons user={USER as UserPageBody} />,
  });
  const dashboard = createRoute({
    getParentRoute: () => root,
    path: '/admin/dashboard',
    component: () => <p>Users</p>,
  });
  const router = createRouter({
    routeTree: root.addChildren([page, dashboard]),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  );
  await screen.findByRole('button', { name: 'Export Data' });
  return requests;
}

async function confirm(action: string) {
  await userEvent.type(await screen.findByLabelText('Reason'), REASON);
  await userEvent.type(screen.getByLabelText('Your password'), 'correct horse');
  const buttons = screen.getAllByRole('button', { name: action });
  await userEvent.click(buttons.at(-1) as HTMLElement);
}

it('deletes an account after a reason and the own password, and says what goes', async () => {
  const requests = await open(() => new Response(null, { status: 204 }));
  await userEvent.click(screen.getByRole('button', { name: 'Delete Account' }));
  expect((await screen.findByRole('dialog')).textContent).toMatch(/12 listings close at once/);
  await confirm('Delete Account');
  await screen.findByText('Users');
  expect(requests[0]).toMatchObject({ method: 'DELETE', url: expect.stringMatching(/\/api\/users\/7$/) as string });
  expect(await requests[0]?.json()).toEqual({ reason: REASON, password: 'correct horse' });
});

it('downloads the data of an account', async () => {
  const saved: string[] = [];
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:archive');
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push(`${this.download} ${this.href}`);
  });
  const requests = await open(() => new Response('zip', { headers: { 'content-type': 'application/zip' } }));
  await userEvent.click(screen.getByRole('button', { name: 'Export Data' }));
  await confirm('Export Data');
  await vi.waitFor(() => expect(saved).toEqual(['wayfare-account-7.zip blob:archive']));
  expect(requests.map(({ method, url }) => `${method} ${new URL(url).pathname}`)).toEqual(['POST /api/users/7/export']);
  expect(await requests[0]?.json()).toEqual({ reason: REASON, password: 'correct horse' });
});

it('shows why nothing was done', async () => {
  await open(() => Response.json({ message: 'The password is wrong.' }, { status: 400 }));
  await userEvent.click(screen.getByRole('button', { name: 'Delete Account' }));
  await confirm('Delete Account');
  expect(await screen.findByText('The password is wrong.')).toBeDefined();
});
