import { useRouterState } from '@tanstack/react-router';
import { useApplyFromCard } from '@/features/applications/application-mutations.ts';
import type { User } from '@/features/auth/user.ts';
import { useSaveJob } from '@/features/bookmarks/bookmark-mutations.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** What a visitor wanted to do before signing in. */
    afterSignIn?: { action: 'save' | 'apply'; jobId: number };
  }
}

/** Carries on what a visitor wanted to do; returns the page that shows the result, if any. */
export function useCarryOn(): (user: User) => string | undefined {
  const wish = useRouterState({ select: ({ location }) => location.state.afterSignIn });
  const save = useSaveJob();
  const apply = useApplyFromCard();
  return (user) => {
    if (!wish || user.role !== 'job_seeker') return undefined;
    if (wish.action === 'save') {
      save.mutate(wish.jobId);
      return '/job-seeker/dashboard?tab=saved';
    }
    apply.mutate({ jobId: wish.jobId, resume: 'Default resume' });
    return '/job-seeker/dashboard?tab=applications';
  };
}
