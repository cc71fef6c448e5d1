import { QueryClientProvider, type MutationScope } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { createQueryClient } from '@/app/query-client.ts';
import { useSingleMutation } from './use-single-mutation.ts';

function mutationOf(mutationFn: (text: string) => Promise<string>, scope?: MutationScope) {
  const client = createQueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  return renderHook(() => useSingleMutation({ mutationFn, scope }), { wrapper }).result;
}

it('starts once, however often it is called before the next render', async () => {
  const send = vi.fn(async (text: string) => text);
  const mutation = mutationOf(send);
  const onSuccess = vi.fn();
  await act(async () => {
    mutation.current.mutate('first', { onSuccess });
    mutation.current.mutate('second');
  });
  await waitFor(() => expect(mutation.current.data).toBe('first'));
  expect(send).toHaveBeenCalledOnce();
  expect(onSuccess).toHaveBeenCalledOnce();
});

it.each([
  ['a success', async (text: string) => text],
  ['a failure', async () => Promise.reject(new Error('No.'))],
])('starts again after %s', async (_outcome, answer: (text: string) => Promise<string>) => {
  const send = vi.fn(answer);
  const mutation = mutationOf(send);
  act(() => mutation.current.mutate('first'));
  await waitFor(() => expect(mutation.current.status).toMatch(/success|error/));
  act(() => mutation.current.mutate('second'));
  await waitFor(() => expect(send).toHaveBeenCalledTimes(2));
});

it('runs the calls of a scope one after the other', async () => {
  const running: string[] = [];
  const send = vi.fn(async (text: string) => {
    running.push(text);
    await Promise.resolve();
    expect(running.splice(0)).toEqual([text]);
    return text;
  });
  const mutation = mutationOf(send, { id: 'notes' });
  act(() => {
    mutation.current.mutate('first');
    mutation.current.mutate('second');
  });
  await waitFor(() => expect(mutation.current.data).toBe('second'));
  expect(send).toHaveBeenCalledTimes(2);
});
