import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError, messageOf } from '@/api/api-error.ts';
import { isCodeRequired } from '@/features/auth/second-factor/code-required.ts';
import { endedSessionQuery, sessionQuery } from '@/features/auth/session-queries.ts';
import { toasts, type ToastContent } from '@/lib/toasts.ts';
import { t } from '@/lib/language/t.ts';

/** The toasts of a mutation. */
interface MutationToasts extends Record<string, unknown> {
  /** Shown after success, by default in the success tone; a function builds it from the data and the variables. */
  success?: ToastContent | ((data: never, variables: never) => ToastContent);
  /** The title of the failure toast, or the title and the text for errors without a message. */
  failure?: string | { title: string; description: string };
  /** A 401 means that sign-in was refused, not that the session ended. */
  isSignIn?: boolean;
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
        const wasSignedIn = Boolean(client.getQueryData(sessionQuery.queryKey));
        if (wasSignedIn && isUnauthorized(error)) endSession(client);
      },
    }),
    mutationCache: new MutationCache({
      // The outcome of an earlier attempt is no longer the truth.
      onMutate: (_variables, { meta }) => {
        if (meta?.success || meta?.failure) toasts.dismiss();
      },
      onSuccess: (data, variables, _result, { meta }) => showSuccess(meta, data, variables),
      onError: (error, _variables, _result, { meta }) => {
        const isEnd = !meta?.isSignIn && isUnauthorized(error);
        if (isEnd) endSession(client);
        showFailure(meta, isEnd ? new ApiError(401, t('You are no longer signed in.')) : error);
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: Infinity,
        refetchOnWindowFocus: false,
        refetchInterval: false,
        // After an outage, only failed queries are refetched.
        refetchOnReconnect: ({ state }) => (state.status === 'error' ? 'always' : false),
        retry: false,
        // While offline, fail at once with a message instead of pausing.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  return client;
}

function isUnauthorized(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401;
}

/** Handles a session that ended while the page was open: the page keeps its input, header and banner show the new state. */
function endSession(client: QueryClient): void {
  client.setQueryData(sessionQuery.queryKey, null);
  client.setQueryData(endedSessionQuery.queryKey, true);
}

function titleOf(meta: MutationToasts | undefined): string | undefined {
  return typeof meta?.failure === 'object' ? meta.failure.title : meta?.failure;
}

function showSuccess(meta: MutationToasts | undefined, data: unknown, variables: unknown): void {
  const success = meta?.success as ToastContent | ((data: unknown, variables: unknown) => ToastContent) | undefined;
  if (!success) return;
  toasts.show({ tone: 'success', ...(typeof success === 'function' ? success(data, variables) : success) });
}

function showFailure(meta: MutationToasts | undefined, error: Error): void {
  const title = titleOf(meta);
  // The code page takes over.
  if (title === undefined || isCodeRequired(error)) return;
  const otherwise = typeof meta?.failure === 'object' ? meta.failure.description : undefined;
  toasts.show({ title, description: messageOf(error, otherwise), tone: 'destructive' });
}
