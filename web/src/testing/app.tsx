// First, because screens load parts of it at the same time, which may yield two copies with contexts of their own.
import 'antd';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { cleanup, render, waitFor } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel, type UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';
import { identityCurrent } from '@/api/generated/calls/identity.gen';
import { createQueryClient } from '@/app/query-client.ts';
import type { Role, User } from '@/features/auth/user.ts';
import { readSite, type Site } from '@/lib/page/site.ts';
import { createAppRouter } from '@/router.tsx';
import { patience } from '../../../test/support/patience.ts';
import type { StandInApi } from './api/stand-in-api.ts';
import { takeLeftovers } from './leftovers.ts';

/** One person of each role. */
export const PEOPLE: Record<Role, User> = {
  job_seeker: person(11, 'job_seeker', 'Mina Okafor'),
  employer: person(21, 'employer', 'Lars Holm'),
  admin: person(31, 'admin', 'Ada Quist'),
};

export function person(id: number, role: Role, fullName: string): User {
  const username = fullName.toLowerCase().replace(' ', '.');
  return {
    id,
    username,
    email: `${username}@example.com`,
    fullName,
    role,
    avatar: null,
    language: null,
    timeZone: null,
    createdAt: '2026-01-05T09:00:00.000Z',
    employerId: role === 'employer' ? id : null,
    companyRole: role === 'employer' ? 'owner' : null,
  };
}

interface Visit {
  /** Who is signed in. */
  as?: Role | User;
  site?: Partial<Site>;
  /** Renders twice and runs every effect twice, as in development, to notice one that does not end. */
  isStrict?: boolean;
}

/** The app in a tab. */
export interface App {
  user: UserEvent;
  client: QueryClient;
  /** The path and the query string in the address bar. */
  url: () => string;
  /** Goes to a URL inside the app. */
  go: (url: string) => Promise<void>;
  back: () => Promise<void>;
  /** Waits until everything has loaded that no test holds back. */
  settle: () => Promise<void>;
  /** Closes the tab. */
  close: () => void;
}

/** The first visit of a screen also loads its code. */
const PATIENCE = { timeout: 30_000 * patience, interval: 10 };

function until(isDone: () => boolean): Promise<void> {
  const onTimeout = () => new Error(`Still loading: ${document.querySelector('main')?.textContent}`);
  return waitFor(() => expect(isDone()).toBe(true), { ...PATIENCE, onTimeout });
}

/** Opens a URL in the whole app, with its router, a fresh query cache and the given server, and waits until it has loaded. */
export async function openApp(api: StandInApi, url: string, { as, site, isStrict }: Visit = {}): Promise<App> {
  const user = typeof as === 'string' ? PEOPLE[as] : as;
  if (user) api.answer(identityCurrent, user);
  else api.fail(identityCurrent, 401);
  window.history.pushState(null, '', url);
  const client = createQueryClient();
  const router = createAppRouter(
    { queryClient: client, site: { ...readSite(document), ...site } },
    { scrollRestoration: false },
  );
  render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
    { reactStrictMode: isStrict ?? false },
  );
  const settle = async () => {
    const isSettled = () => router.state.status === 'idle' && !api.isBusy();
    await until(isSettled);
    // Answers are read, and what they show may load more.
    await new Promise((resolve) => setTimeout(resolve));
    await until(() => isSettled() && document.querySelector('.ant-skeleton') === null);
  };
  const close = remember(() => {
    cleanup();
    router.history.destroy();
    client.clear();
  });
  await settle();
  return {
    // No style tells whether something takes clicks, and asking takes long.
    user: userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never }),
    client,
    url: () => window.location.pathname + window.location.search,
    settle,
    go: async (to) => {
      router.history.push(to);
      await settle();
    },
    back: async () => {
      const { href } = window.location;
      router.history.back();
      await waitFor(() => expect(window.location.href).not.toBe(href));
      await settle();
    },
    close,
  };
}

const opened = new Set<() => void>();

function remember(close: () => void): () => void {
  const once = () => {
    if (opened.delete(once)) close();
  };
  opened.add(once);
  return once;
}

/** Closes all tabs, and checks that nothing goes on and nothing was refused. */
export async function closeApps(api: StandInApi): Promise<void> {
  for (const close of opened) close();
  await new Promise((resolve) => setTimeout(resolve));
  expect(takeLeftovers()).toEqual([]);
  expect(api.open()).toEqual([]);
  expect(api.refused).toEqual([]);
}
