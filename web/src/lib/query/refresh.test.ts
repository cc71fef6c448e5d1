import { expect, it } from 'vitest';
import { createQueryClient } from '@/app/query-client.ts';
import { refresh } from './refresh.ts';

it('drops the response of a request that started before the change', async () => {
  const queryClient = createQueryClient();
  const queryKey = ['applications'];
  let respond = (_jobs: string[]) => {};
  const response = new Promise<string[]>((resolve) => {
    respond = resolve;
  });
  const reading = queryClient.prefetchQuery({ queryKey, queryFn: () => response });
  await refresh(queryClient, queryKey);
  respond([]);
  await reading;
  const after = await queryClient.fetchQuery({ queryKey, queryFn: async () => ['Pier Keeper'], staleTime: Infinity });
  expect(after).toEqual(['Pier Keeper']);
});
