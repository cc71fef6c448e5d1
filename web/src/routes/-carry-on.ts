import type { QueryClient } from '@tanstack/react-query';
import { applyFromCard } from '@/features/applications/application-mutations.ts';
import { saveJob } from '@/features/bookmarks/bookmark-mutations.ts';

/** What a visitor wanted to do before signing in. */
export interface Wish {
  action: 'save' | 'apply';
  jobId: number;
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    afterSignIn?: Wish;
  }
}

/** Does what the visitor wanted; toasts say whether it worked. */
export async function carryOn(queryClient: QueryClient, { action, jobId }: Wish): Promise<void> {
  const mutations = queryClient.getMutationCache();
  if (action === 'save') await mutations.build(queryClient, saveJob(queryClient)).execute(jobId);
  else await mutations.build(queryClient, applyFromCard(queryClient)).execute({ jobId, resume: 'Default resume' });
}
