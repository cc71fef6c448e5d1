import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { createConnection } from '@/lib/browser/connection.ts';
import { startRecovery } from './start-recovery.ts';

it('reads anew what failed and the page that failed, and leaves the rest as it is', async () => {
  let isReady = false;
  const connection = createConnection({ view: window, probe: async () => isReady });
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } });
  const invalidate = vi.fn();
  startRecovery(connection, {
    queryClient,
    router: { state: { matches: [{ status: 'error' }] }, invalidate } as never,
  });

  const broken = vi.fn(async () => (isReady ? 'here' : Promise.reject(new Error('away'))));
  const whole = vi.fn(async () => 'there');
  new QueryObserver(queryClient, { queryKey: ['broken'], queryFn: broken }).subscribe(() => undefined);
  new QueryObserver(queryClient, { queryKey: ['whole'], queryFn: whole }).subscribe(() => undefined);
  await connection.look();
  await waitFor(() => expect(queryClient.getQueryState(['broken'])?.status).toBe('error'));
  expect(invalidate).not.toHaveBeenCalled();

  isReady = true;
  await connection.look();
  await waitFor(() => expect(queryClient.getQueryData(['broken'])).toBe('here'));
  expect(whole).toHaveBeenCalledTimes(1);
  expect(invalidate).toHaveBeenCalledTimes(1);
});
