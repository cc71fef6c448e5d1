import type { QueryClient } from '@tanstack/react-query';
import type { User } from '@/features/auth/user.ts';
import { tabStore } from '@/lib/browser/browser.ts';
import { resultPage, type PendingAction } from './pending-action.ts';

const KEY = 'pending-action';

/** Runs the action that a visitor had to sign in for, and returns the page that shows its result. */
export function resumeAction(
  queryClient: QueryClient,
  pending: PendingAction | undefined,
  user: User,
): string | undefined {
  if (!pending || user.role !== 'job_seeker') return undefined;
  void import('./run-action.ts').then((later) => later.runAction(queryClient, pending)).catch(() => undefined);
  return resultPage(pending);
}

/** Stores the action in this tab while the visitor is on other sign-in pages. */
export function storeAction(pending: PendingAction | undefined): void {
  if (pending) tabStore.setItem(KEY, JSON.stringify(pending));
  else tabStore.removeItem(KEY);
}

/** Takes the stored action out of this tab. */
export function takeAction(): PendingAction | undefined {
  const kept = tabStore.getItem(KEY);
  tabStore.removeItem(KEY);
  return kept === null ? undefined : (JSON.parse(kept) as PendingAction);
}
