import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, renderHook, waitFor } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, vi, type Mock } from 'vitest';
import { createQueryClient } from '@/app/query-client.ts';
import { toasts, type ToastContent } from '@/lib/toasts.ts';

/** The part of a mutation hook's result that tests use. */
interface MutationResult<Variables> {
  mutate: (variables: Variables) => void;
  isIdle: boolean;
  isPending: boolean;
}

/** Stubs fetch with one response; returns the requests. */
export function respondWith(status: number, body: object | string | null): Request[] {
  const requests: Request[] = [];
  vi.stubGlobal('fetch', async (input: Request | string, init?: RequestInit) => {
    requests.push(typeof input === 'string' ? new Request(new URL(input, window.location.origin), init) : input);
    const text = typeof body === 'object' && body !== null ? JSON.stringify(body) : body;
    return new Response(text, { status, headers: { 'content-type': 'application/json' } });
  });
  return requests;
}

/** Stubs fetch in every test of a file; the returned mock supplies the responses. */
export function stubResponse(): Mock<() => Response> {
  const answer = vi.fn<() => Response>();
  beforeEach(() => {
    answer.mockReset();
    vi.stubGlobal('fetch', async () => answer());
  });
  afterEach(() => vi.unstubAllGlobals());
  return answer;
}

/** Renders content with its own query client; returns the simulated user. */
export function show(content: ReactNode): UserEvent {
  const client = createQueryClient();
  render(<QueryClientProvider client={client}>{content}</QueryClientProvider>);
  return userEvent.setup();
}

/** Runs a mutation with its own query client until it has settled. */
export async function runMutation<Variables>(
  useMutation: () => MutationResult<Variables>,
  variables: Variables,
): Promise<void> {
  const client = createQueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(useMutation, { wrapper });
  act(() => result.current.mutate(variables));
  await waitFor(() => expect(result.current.isIdle || result.current.isPending).toBe(false));
}

/** The content of the current toast, without what the store adds. */
export function shownToast(): ToastContent {
  const { title = '', description, tone } = toasts.current() ?? {};
  return { title, ...(description === undefined ? {} : { description }), ...(tone === undefined ? {} : { tone }) };
}
