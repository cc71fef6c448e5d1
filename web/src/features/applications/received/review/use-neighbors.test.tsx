import { QueryClientProvider, useInfiniteQuery, type InfiniteData } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { createQueryClient } from '@/app/query-client.ts';
import { respondWith } from '@/testing/with-queries.tsx';
import { receivedListQuery } from '../received-application-queries.ts';
import { useNeighbors } from './use-neighbors.ts';

afterEach(() => vi.unstubAllGlobals());

const FILTER = { status: 'pending' as const };

const list = (ids: number[], nextCursor: string | null = null) =>
  ({
    pages: [{ items: ids.map((id) => ({ id })), total: ids.length, totalIsExact: true, nextCursor }],
    pageParams: [undefined],
  }) as unknown as InfiniteData<never>;

function neighborsOf(id: number, known = list([30, 20, 10])) {
  const client = createQueryClient();
  const { queryKey } = receivedListQuery(FILTER);
  client.setQueryData(queryKey, known);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(
    () => {
      const { isFetching } = useInfiniteQuery(receivedListQuery(FILTER));
      return { isFetching, neighbors: useNeighbors(id, FILTER) };
    },
    { wrapper },
  );
  const setList = (...ids: number[]) => act(async () => client.setQueryData(queryKey, list(ids)));
  return { client, result, setList };
}

it('keeps its place when a new status removes the application from the list', async () => {
  const { result, setList } = neighborsOf(20);
  await setList(30, 10);
  expect(result.current.neighbors).toEqual({ previous: 30, next: 10, position: 2, total: 3 });
});

it('loads the next page before its end is reached', async () => {
  const requests = respondWith(200, []);
  neighborsOf(80, list([90, 80, 70, 60, 50, 40, 30, 20], 'later'));
  neighborsOf(60, list([90, 80, 70, 60, 50, 40, 30, 20], 'later'));
  await waitFor(() => expect(requests).toHaveLength(1));
  expect(new URL(requests[0]?.url ?? '').searchParams.get('cursor')).toBe('later');
});

it('asks once for a page that cannot be loaded', async () => {
  const answers: ((response: Response) => void)[] = [];
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => void answers.push(resolve)));
  const { client, result } = neighborsOf(20, list([30, 20], 'later'));
  await waitFor(() => expect([result.current.isFetching, answers.length]).toEqual([true, 1]));
  answers[0]?.(new Response('{}', { status: 500 }));
  await waitFor(() => expect(result.current.isFetching).toBe(false));
  expect(client.isFetching()).toBe(0);
});
