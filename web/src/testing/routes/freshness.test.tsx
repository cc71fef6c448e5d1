import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { accountLeavingReadExport } from '@/api/generated/calls/account.gen';
import { administrationToday, backupsProgress, schedulesSchedules } from '@/api/generated/calls/administration.gen';
import { importsLatest, webhooksLog } from '@/api/generated/calls/integrations.gen';
import type { Role } from '@/features/auth/user.ts';
import { firstOf, sampleOf, StandInApi, type Operation } from '@/testing/api/stand-in-api.ts';
import { closeApps, openApp } from '@/testing/app.tsx';

let api: StandInApi;

beforeEach(() => {
  api = new StandInApi();
});
afterEach(() => closeApps(api));

interface Polled {
  what: string;
  url: string;
  as: Role;
  operation: Operation;
  /** What the server answers while it works, and once it is done. */
  working: unknown;
  done: unknown;
  /** Opens what polls. */
  open?: () => Promise<void>;
}

const POLLED: Polled[] = [
  {
    what: 'an export',
    url: '/settings',
    as: 'job_seeker',
    operation: accountLeavingReadExport,
    working: { ...sampleOf(accountLeavingReadExport), state: 'preparing' },
    done: { ...sampleOf(accountLeavingReadExport), state: 'failed' },
  },
  {
    what: 'an import',
    url: '/employer/integrations',
    as: 'employer',
    operation: importsLatest,
    working: [{ ...firstOf(importsLatest), state: 'running' }],
    done: [{ ...firstOf(importsLatest), state: 'done' }],
  },
  {
    what: 'a delivery',
    url: '/employer/integrations',
    as: 'employer',
    operation: webhooksLog,
    working: [{ ...firstOf(webhooksLog), state: 'waiting' }],
    done: [{ ...firstOf(webhooksLog), state: 'delivered' }],
    open: async () => void fireEvent.click(await screen.findByRole('button', { name: /^Deliveries to/ })),
  },
];

/** Lets the timers of the app run for some time. */
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

it.each(POLLED)('$what is asked for every two seconds until it is done', async (polled) => {
  const { url, as, operation, working, done, open } = polled;
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  try {
    api.answer(operation, working as never);
    await openApp(api, url, { as });
    await open?.();
    const sent = () => api.sent(operation).length;
    await waitFor(() => expect(sent()).toBeGreaterThan(0));
    const first = sent();
    await pass(2_100);
    await waitFor(() => expect(sent()).toBe(first + 1));
    api.answer(operation, done as never);
    await pass(2_100);
    await waitFor(() => expect(sent()).toBe(first + 2));
    await pass(10_000);
    expect(sent()).toBe(first + 2);
  } finally {
    vi.useRealTimers();
  }
});

it('what waits for an admin is asked for every minute', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  try {
    await openApp(api, '/admin/payments', { as: 'admin' });
    const sent = () => api.sent(administrationToday).length;
    await waitFor(() => expect(sent()).toBe(1));
    await pass(61_000);
    await waitFor(() => expect(sent()).toBe(2));
  } finally {
    vi.useRealTimers();
  }
});

it('announces a page by its title and focuses its heading, but not another state of the same page', async () => {
  const app = await openApp(api, '/employer/applications', { as: 'employer' });
  const announced = () => document.querySelector('.visually-hidden[aria-live=polite][aria-atomic=true]')?.textContent;
  expect([announced(), document.activeElement]).toEqual(['', document.body]);
  await app.go('/employer/payments');
  await waitFor(() => expect(announced()).toBe(document.title));
  expect(document.title).toMatch(/^Payments/);
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  await app.go('/employer/applications');
  await waitFor(() => expect(announced()).toMatch(/^Applications/));
  (document.activeElement as HTMLElement).blur();
  await app.go('/employer/applications?search=bar');
  await new Promise((resolve) => requestAnimationFrame(resolve));
  expect(document.activeElement).toBe(document.body);
});

it('focuses nothing for a page that was left before it was announced', async () => {
  const frames = new Map<number, FrameRequestCallback>();
  vi.stubGlobal('requestAnimationFrame', (run: FrameRequestCallback) => {
    frames.set(frames.size + 1, run);
    return frames.size;
  });
  vi.stubGlobal('cancelAnimationFrame', (id: number) => frames.delete(id));
  const app = await openApp(api, '/about/about-us');
  await app.go('/about/help-center');
  expect(frames.size).toBe(1);
  app.close();
  await openApp(api, '/about/about-us');
  for (const run of frames.values()) run(0);
  expect(document.activeElement).toBe(document.body);
});

it('the progress of a backup and the schedules are not asked for after the page was left', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  try {
    const app = await openApp(api, '/admin/database-management?tab=protection', { as: 'admin' });
    await app.go('/admin/database-management?tab=backups');
    await app.go('/admin/payments');
    const sent = () => [backupsProgress, schedulesSchedules].map((operation) => api.sent(operation).length);
    const before = sent();
    await pass(120_000);
    expect(sent()).toEqual(before);
  } finally {
    vi.useRealTimers();
  }
});
