import { QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
  type AnyRouter,
} from '@tanstack/react-router';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { createQueryClient } from '@/app/query-client.ts';
import { fill } from '@/testing/controls.ts';
import { ProviderLinkForm } from './providers/provider-link-form.tsx';
import { ProviderRegisterForm } from './providers/provider-register-form.tsx';
import { InvitedAccountForm } from './registration/invited-account.tsx';
import { useAcceptInvitation } from './registration/invitation-mutation.ts';
import { RegisterForm } from './registration/register-form.tsx';
import { CodePage } from './second-factor/code-page.tsx';

const PENDING = { provider: 'Google', email: 'maria@example.com', fullName: 'Maria Silva' } as never;
const NAME = { 'Full name': 'Maria Silva', Username: 'maria' };
const PASSWORD = { Password: 'sea-breeze', 'Confirm password': 'sea-breeze' };
const nothing = () => undefined;

function Invited() {
  return <InvitedAccountForm name="invitation" token="t" registration={useAcceptInvitation()} />;
}

const FORMS: [form: () => ReactNode, fields: Record<string, string>, button: string, busy: string][] = [
  [
    () => <RegisterForm role="job_seeker" onSuccess={nothing} />,
    { ...NAME, ...PASSWORD, Email: 'maria@example.com' },
    'Create Account',
    'Creating your account…',
  ],
  [
    () => <ProviderRegisterForm pending={PENDING} onSuccess={nothing} />,
    NAME,
    'Create Account',
    'Creating your account…',
  ],
  [Invited, { ...NAME, ...PASSWORD }, 'Create Account', 'Creating your account…'],
  [
    () => <ProviderLinkForm pending={PENDING} onSuccess={nothing} onCode={nothing} />,
    { 'Your Wayfare password': 'sea-breeze' },
    'Link and Sign In',
    'Linking…',
  ],
  [() => <CodePage returnTo="/" resumeAction={nothing} />, { Code: '123456' }, 'Sign in', 'Signing in…'],
];

it.each(FORMS)('stays off after it has signed somebody in, until the next page shows: %#', async (...row) => {
  const [Form, fields, button, busy] = row;
  const user = { id: 7, fullName: 'Maria Silva', role: 'job_seeker' };
  vi.stubGlobal('fetch', async () => Response.json(user, { status: 201 }));
  const client = createQueryClient();
  const router: AnyRouter = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });
  render(
    <QueryClientProvider client={client}>
      <RouterContextProvider router={router}>
        <Form />
      </RouterContextProvider>
    </QueryClientProvider>,
  );
  for (const [label, text] of Object.entries(fields)) fill(label, text);
  fireEvent.click(screen.getByRole('button', { name: button }));
  await waitFor(() => expect(client.getMutationCache().getAll()[0]?.state.status).toBe('success'));
  await new Promise((resolve) => setTimeout(resolve));
  expect(screen.getByRole('button', { name: busy })).toHaveProperty('disabled', true);
});
