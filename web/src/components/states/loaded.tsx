import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { LoadFailure } from './load-failure.tsx';
import { Loading } from './loading.tsx';

interface LoadedProps<Data> {
  query: UseQueryResult<Data>;
  failureTitle: string;
  /** Shown while loading. */
  placeholder?: ReactNode;
  children: (data: Data) => ReactNode;
}

/** The content of a query, with its loading and error states. */
export function Loaded<Data>({ query, failureTitle, placeholder, children }: LoadedProps<Data>) {
  if (query.data !== undefined) return children(query.data);
  if (!query.error) return placeholder ?? <Loading rows={2} />;
  return <LoadFailure title={failureTitle} error={query.error} onRetry={() => void query.refetch()} />;
}
