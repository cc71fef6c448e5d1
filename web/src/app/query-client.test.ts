import { onlineManager, QueryObserver, type MutationMeta } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';
import { toasts } from '@/lib/toasts.ts';
import { endedSessionQuery, sessionQuery } from '@/features/auth/session-queries.ts';
import type { User } from '@/features/auth/user.ts';
import { companyQuery } from '@/features/jobs/drawn/page/company-query.ts';
import { jobListQuery, publicJobQuery } from '@/features/jobs/job-queries.ts';
import { conversationQuery, conversationsQuery, threadQuery } from '@/features/messaging/messaging-queries.ts';
import { ownCompanyQuery, ownJobSeekerProfileQuery, publicProfileQuery } from '@/features/profiles/profile-queries.ts';
import { ApiError } from '@/api/api-error.ts';
import { createQueryClient } from './query-client.ts';

const client = createQueryClient();

/** The effective options of a query: its own, or else the defaults. */
const optionsOf = (query: object) => ({ ...client.getDefaultOptions().queries, ...query });

describe('queries', () => {
  it('refetch after an outage only if they failed', async () => {
    const failed = vi.fn().mockRejectedValueOnce(new Error('away')).mockResolvedValue('here');
    const loaded = vi.fn().mockResolvedValue('there');
    client.mount();
    new QueryObserver(client, { queryKey: ['failed'], queryFn: failed }).subscribe(() => undefined);
    new QueryObserver(client, { queryKey: ['loaded'], queryFn: loaded }).subscribe(() => undefined);
    await vi.waitFor(() => expect(client.getQueryState(['failed'])?.status).toBe('error'));
    await vi.waitFor(() => expect(client.getQueryData(['loaded'])).toBe('there'));
    onlineManager.setOnline(false);
    onlineManager.setOnline(true);
    await vi.waitFor(() => expect(client.getQueryData(['failed'])).toBe('here'));
    expect(loaded).toHaveBeenCalledTimes(1);
    client.clear();
    client.unmount();
  });

  it('never go stale, refetch or retry by default', () => {
    for (const query of [jobListQuery({}), publicJobQuery(12)]) {
      expect(optionsOf(query)).toMatchObject({
        staleTime: Infinity,
        refetchOnWindowFocus: false,
        refetchInterval: false,
        retry: false,
      });
    }
  });

  it('keep the session fresh for 30 seconds without refetching on focus', () => {
    expect(optionsOf(sessionQuery)).toMatchObject({ staleTime: 30_000, refetchOnWindowFocus: false, retry: false });
  });

  it.each([ownCompanyQuery, ownJobSeekerProfileQuery, publicProfileQuery(7)].map((query) => [query.queryKey, query]))(
    'keep profiles fresh for 30 seconds and retry once: %j',
    (_key, query) => {
      const { staleTime, retry } = query as typeof ownCompanyQuery;
      expect(staleTime).toBe(30_000);
      const shouldRetry = retry as (failures: number, error: Error) => boolean;
      expect(shouldRetry(0, new TypeError('Failed to fetch'))).toBe(true);
      expect(shouldRetry(0, new ApiError(503, 'Away'))).toBe(true);
      expect(shouldRetry(1, new ApiError(503, 'Away'))).toBe(false);
      // The server's answer is final.
      expect(shouldRetry(0, new ApiError(404, 'Profile not found'))).toBe(false);
    },
  );

  it('keep the conversation list fresh for 10 seconds and a thread for 5', () => {
    expect(conversationsQuery.staleTime).toBe(10_000);
    expect(conversationQuery(3).staleTime).toBe(5_000);
    expect(threadQuery(3).staleTime).toBe(5_000);
  });

  it('keep a company fresh for an hour', () => {
    expect(companyQuery(7).staleTime).toBe(3_600_000);
  });
});

describe('a mutation with toasts', () => {
  const run = (meta: MutationMeta, mutationFn: () => Promise<unknown>) =>
    client
      .getMutationCache()
      .build(client, { meta, mutationFn })
      .execute(undefined)
      .catch(() => undefined);

  it('shows a success toast built from the response', async () => {
    await run({ success: (name: string) => ({ title: `${name} saved` }) }, async () => 'Chef');
    expect(toasts.current()).toMatchObject({ title: 'Chef saved', tone: 'success' });
  });

  it('shows a failure toast with the message of the error', async () => {
    await run({ failure: 'Save failed' }, () => Promise.reject(new ApiError(503, 'Away')));
    expect(toasts.current()).toMatchObject({ title: 'Save failed', description: 'Away', tone: 'destructive' });
  });

  it('shows its own text for a fault', async () => {
    await run({ failure: { title: 'Save failed', description: 'Try again.' } }, () =>
      Promise.reject(new TypeError('undefined is not a function')),
    );
    expect(toasts.current()).toMatchObject({ title: 'Save failed', description: 'Try again.' });
  });

  it('dismisses the toast of an earlier attempt when it starts', async () => {
    await run({ failure: 'Save failed' }, () => Promise.reject(new ApiError(503, 'Away')));
    let finish = () => {};
    const held = new Promise<void>((resolve) => (finish = resolve));
    const running = run({ success: { title: 'Saved' } }, () => held);
    await vi.waitFor(() => expect(toasts.current()).toMatchObject({ open: false }));
    finish();
    await running;
    expect(toasts.current()).toMatchObject({ title: 'Saved', open: true });
  });

  it('keeps the toast of another one if it has none itself', async () => {
    await run({ success: { title: 'Saved' } }, async () => undefined);
    await run({}, async () => undefined);
    expect(toasts.current()).toMatchObject({ title: 'Saved', open: true });
  });

  it('ends the session after a 401, even if a query has already ended it', async () => {
    const refuse = () => Promise.reject(new ApiError(401, 'Not authenticated'));
    client.setQueryData(sessionQuery.queryKey, { id: 1 } as User);
    await client.fetchQuery({ queryKey: ['unread'], queryFn: refuse }).catch(() => undefined);
    expect(client.getQueryData(sessionQuery.queryKey)).toBeNull();
    expect(client.getQueryData(endedSessionQuery.queryKey)).toBe(true);
    await run({ failure: 'Application Failed' }, refuse);
    expect(toasts.current()).toMatchObject({
      title: 'Application Failed',
      description: 'You are no longer signed in.',
    });
  });
});
