import type { QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Refetches queries after a change. Cancels requests that started before it, because their responses would count as
 * fresh.
 */
export async function refresh(queryClient: QueryClient, queryKey: QueryKey): Promise<void> {
  await queryClient.cancelQueries({ queryKey });
  await queryClient.invalidateQueries({ queryKey });
}
