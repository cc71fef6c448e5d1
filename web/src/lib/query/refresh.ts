import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** Reloads what a change made stale. Drops reads that began before the change: their answers would count as fresh. */
export async function refresh(queryClient: QueryClient, queryKey: QueryKey): Promise<void> {
  await queryClient.cancelQueries({ queryKey });
  await queryClient.invalidateQueries({ queryKey });
}
