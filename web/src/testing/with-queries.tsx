import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, renderHook, waitFor } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, vi, type Mock } from 'vitest';
import { createQueryClient } from '@/app/query-client.ts';
import { toasts, type ToastContent } from '@/lib/toasts.ts';

/** What a mutation hook answers, as far as it is tried here. */
interface Change<Variables> {
  mutate: (variables: Variables) => void;
  isIdle: boolean;
  isPending: boolean;
}

/** Answers every request like this; returns what was asked. */
export function answerWith(status: number, body: object | string | null): Request[] {
  const asked: Request[] = [];
  vi.stubGlobal('fetch', async (input: Request | string, init?: RequestInit) => {
    asked.push(typeof input === 'string' ? new Request(new URL(input, window.location.origin), init) : input);
    const text = typeof body === 'object' && body !== null ? JSON.stringify(body) : body;
    return new Response(text, { status, headers: { 'content-type': 'application/json' } });
  });
  return asked;
}

/** Answers every request of the tests in a file as the mock says that it returns, which each test says for itself. */
export function answerAsTold(): Mock<() => Response> {
  const answer = vi.fn<() => Response>();
  beforeEach(() => {
    answer.mockReset();
    vi.stubGlobal('fetch', async () => answer());
  });
  afterEach(() => vi.unstubAllGlobals());
  return answer;
}

/** Shows something over a cache of its own; returns the person before it. */
export function show(content: ReactNode): UserEvent {
  const client = createQueryClient();
  render(<QueryClientProvider client={client}>{content}</QueryClientProvider>);
  return userEvent.setup();
}

/** Runs a change inside a cache of its own until it has come to an end. */
export async function change<Variables>(useChange: () => Change<Variables>, variables: Variables): Promise<void> {
  const client = createQueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(useChange, { wrapper });
  act(() => result.current.mutate(variables));
  await waitFor(() => expect(result.current.isIdle || result.current.isPending).toBe(false));
}

/** What the toast says, without what the store adds to it. */
export function shownToast(): ToastContent {
  const { title = '', description, tone } = toasts.current() ?? {};
  return { title, ...(description === undefined ? {} : { description }), ...(tone === undefined ? {} : { tone }) };
}
