import type { QueryClient } from '@tanstack/react-query';
import { saveJob } from '@/features/bookmarks/bookmark-mutations.ts';
import { saveSearch } from '@/features/saved-searches/save-search.ts';
import type { PendingAction } from './pending-action.ts';

/** Saves a job or a search; toasts show the result. Applying continues on the page of the application. */
export async function runAction(queryClient: QueryClient, pending: PendingAction): Promise<void> {
  const mutations = queryClient.getMutationCache();
  if (pending.action === 'save') await mutations.build(queryClient, saveJob(queryClient)).execute(pending.jobId);
  else if (pending.action === 'save-search')
    await mutations.build(queryClient, saveSearch(queryClient)).execute(pending.search);
}
