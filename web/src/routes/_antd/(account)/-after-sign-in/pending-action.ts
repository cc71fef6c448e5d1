/** An action that a visitor has to sign in for. */
export type PendingAction = { action: 'save' | 'apply'; jobId: number } | { action: 'save-search'; search: string };

declare module '@tanstack/react-router' {
  interface HistoryState {
    afterSignIn?: PendingAction;
    /** The job that a visitor wants to apply for, from its page. */
    applyFor?: { title: string; company: string };
  }
}

/** The page that shows the result. */
export function resultPage(pending: PendingAction): string {
  switch (pending.action) {
    case 'save':
      return '/job-seeker/dashboard?tab=saved';
    case 'apply':
      return `/job-seeker/apply/${pending.jobId}`;
    case 'save-search':
      return '/job-seeker/saved-searches';
  }
}
