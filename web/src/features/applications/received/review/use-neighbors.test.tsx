import { QueryClientProvider, type InfiniteData } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { createQueryClient } from '@/app/query-client.ts';
import { receivedListQuery } from '../received-application-queries.ts';
import { useNeighbors } from './use-neighbors.ts';

const FILTER = { status: 'pending' as const };

const list = (...ids: number[]) =>
  ({
    pages: [{ items: ids.map((id) => ({ id })), total: ids.length, totalIsExact: true, nextCursor: null }],
    pageParams: [undefined],
  }) as unknown as InfiniteData<never>;

function neighborsOf(id: number) {
  const client = createQueryClient();
  const { queryKey } = receivedListQuery(FILTER);
  client.setQueryData(queryKey, list(30, 20, 10));
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(() => useNeighbors(id, FILTER), { wrapper });
  return { result, setList: (...ids: number[]) => act(async () => client.setQueryData(queryKey, list(...ids))) };
}

it('keeps its place when a new status removes the application from the list', async () => {
  const { result, setList } = neighborsOf(20);
  await setList(30, 10);
  expect(result.current).toEqual({ previous: 30, next: 10, position: 2, total: 3 });
});
