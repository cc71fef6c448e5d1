import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { FailedMailsBody, QueueBody } from '@/api/generated/types.gen';
import { toasts } from '@/lib/toasts.ts';
import { show } from '@/testing/with-queries.tsx';
import { BackgroundWork } from './background-work.tsx';

const anHourAgo = () => new Date(Date.now() - 3_600_000).toISOString();

/** The queues and failed mails of the stubbed server, and the ids it was asked to retry. */
let queues: QueueBody[];
let failed: FailedMailsBody;
let retried: unknown[];

async function answer(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const request = new Request(input, init);
  if (request.method === 'POST') {
    const { ids } = (await request.json()) as { ids?: number[] };
    retried.push(ids ?? 'all');
    const count = ids?.length ?? failed.mails.length;
    failed = { ...failed, mails: failed.mails.filter(({ id }) => ids && !ids.includes(id)) };
    return Response.json({ retried: count });
  }
  return Response.json(request.url.endsWith('/queues') ? queues : failed);
}

beforeEach(() => {
  queues = [{ name: 'mail', waiting: 12, delayed: 3, oldestAt: anHourAgo(), failed: 2 }];
  failed = {
    isAvailable: true,
    mails: [
      {
        id: 1,
        kind: 'password-reset',
        address: 'sam@home.test',
        isInterrupted: false,
        fault: '550 to RCPT TO',
        failedAt: anHourAgo(),
      },
      {
        id: 2,
        kind: 'unread-messages',
        address: 'elena@hotel.test',
        isInterrupted: true,
        fault: 'the process ended while sending',
        failedAt: anHourAgo(),
      },
    ],
  };
  retried = [];
  vi.stubGlobal('fetch', answer);
});

afterEach(() => vi.unstubAllGlobals());

it('shows waiting work with its age, and failures', async () => {
  show(<BackgroundWork />);
  const queue = await screen.findByRole('row', { name: /^Email 12/ });
  expect(queue.textContent).toMatch(/12 \(3 retrying\).*1 hour ago.*2/);
  const refused = await screen.findByRole('row', { name: /sam@home\.test/ });
  expect(refused.textContent).toMatch(/Password reset.*1 hour ago.*550 to RCPT TO/);
  expect(screen.getByRole('row', { name: /elena@hotel\.test/ }).textContent).toContain('it may have been sent');
});

it('names every queue', async () => {
  const empty = { waiting: 0, delayed: 0, oldestAt: null, failed: 0 };
  queues = (['mail', 'export', 'webhook', 'import', 'payment'] as const).map((name) => ({ name, ...empty }));
  show(<BackgroundWork />);
  for (const name of ['Email', 'Data exports', 'Webhooks', 'Listing imports', 'Payments']) {
    expect(await screen.findByRole('row', { name: `${name} 0 None 0` })).toBeTruthy();
  }
});

it('retries one failed mail, then all others', async () => {
  const person = show(<BackgroundWork />);
  await person.click(await screen.findByRole('button', { name: 'Retry Password reset to sam@home.test' }));
  await vi.waitFor(() => expect(screen.queryByRole('row', { name: /sam@home\.test/ })).toBeNull());
  expect(toasts.current()).toMatchObject({ title: 'One email queued again' });
  await person.click(screen.getByRole('button', { name: 'Retry All' }));
  await vi.waitFor(() => expect(screen.queryByRole('table', { name: 'Failed emails' })).toBeNull());
  expect(retried).toEqual([[1], 'all']);
});

it('disables retries without a mail server, and says why', async () => {
  failed = { ...failed, isAvailable: false };
  show(<BackgroundWork />);
  expect(await screen.findByText(/^This site does not send email/)).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Retry All' }).disabled).toBe(true);
});
