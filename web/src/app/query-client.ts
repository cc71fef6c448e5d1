import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError, messageOf } from '@/api/api-error.ts';
import { sessionQuery } from '@/features/auth/session-queries.ts';
import { toasts, type ToastContent } from '@/lib/toasts.ts';

/** The toasts of a mutation. */
interface MutationToasts extends Record<string, unknown> {
  /** Shown after success, as a success unless it has a tone; a function builds it from the data and the variables. */
  success?: ToastContent | ((data: never, variables: never) => ToastContent);
  /** The title of the toast after a failure, or that and the text for an error without a message of its own. */
  failure?: string | { title: string; description: string };
}

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: MutationToasts;
  }
}

/** Creates the query client: data never goes stale, and nothing is refetched or retried automatically. */
export function createQueryClient(): QueryClient {
  const client = new QueryClient({
    queryCache: new QueryCache({
      onError: (error) => {
        if (isSessionOver(error)) reloadSession(client);
      },
    }),
    mutationCache: new MutationCache({
      onSuccess: (data, variables, _result, { meta }) => showSuccess(meta, data, variables),
      onError: (error, _variables, _result, { meta }) => {
        showFailure(meta, error);
        if (isSessionOver(error)) reloadSession(client);
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: Infinity,
        refetchOnWindowFocus: false,
        refetchInterval: false,
        retry: false,
        // While offline, fail at once with a message instead of pausing.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  return client;
}

function isSessionOver(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401;
}

/** The header follows when a session ended while the page was open. */
function reloadSession(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: sessionQuery.queryKey });
}

function showSuccess(meta: MutationToasts | undefined, data: unknown, variables: unknown): void {
  const success = meta?.success as ToastContent | ((data: unknown, variables: unknown) => ToastContent) | undefined;
  if (!success) return;
  toasts.show({ tone: 'success', ...(typeof success === 'function' ? success(data, variables) : success) });
}

function showFailure(meta: MutationToasts | undefined, error: Error): void {
  if (!meta?.failure) return;
  const { title, description = undefined } = typeof meta.failure === 'string' ? { title: meta.failure } : meta.failure;
  toasts.show({ title, description: error.message || description || messageOf(error), tone: 'destructive' });
}
