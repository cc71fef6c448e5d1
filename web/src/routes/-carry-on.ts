import type { QueryClient } from '@tanstack/react-query';
import { saveJob } from '@/features/bookmarks/bookmark-mutations.ts';
import { saveSearch } from '@/features/saved-searches/save-search.ts';
import type { Wish } from '@/routes/-wish.ts';

/** Saves what the visitor wanted to save; toasts say whether it worked. What is applied for is looked at first. */
export async function carryOn(queryClient: QueryClient, wish: Wish): Promise<void> {
  const mutations = queryClient.getMutationCache();
  if (wish.action === 'save') await mutations.build(queryClient, saveJob(queryClient)).execute(wish.jobId);
  else if (wish.action === 'save-search')
    await mutations.build(queryClient, saveSearch(queryClient)).execute(wish.search);
}
