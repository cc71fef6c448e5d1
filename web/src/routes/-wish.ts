/** What a visitor wanted to do before signing in. */
export type Wish = { action: 'save' | 'apply'; jobId: number } | { action: 'save-search'; search: string };

declare module '@tanstack/react-router' {
  interface HistoryState {
    afterSignIn?: Wish;
  }
}

/** Where the result shows. */
export function placeOf(wish: Wish): string {
  switch (wish.action) {
    case 'save':
      return '/job-seeker/dashboard?tab=saved';
    case 'apply':
      return `/job-seeker/apply/${wish.jobId}`;
    case 'save-search':
      return '/job-seeker/saved-searches';
  }
}
