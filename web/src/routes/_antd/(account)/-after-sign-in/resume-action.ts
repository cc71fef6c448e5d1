import type { QueryClient } from '@tanstack/react-query';
import { messageOf, NetworkError } from '@/api/api-error.ts';
import type { User } from '@/features/auth/user.ts';
import { tabStore } from '@/lib/browser/browser.ts';
import { toasts } from '@/lib/toasts.ts';
import { t } from '@/lib/language/t.ts';
import { resultPage, type PendingAction } from './pending-action.ts';

const KEY = 'pending-action';

/** Runs the action that a visitor had to sign in for, and returns the page that shows its result. */
export function resumeAction(
  queryClient: QueryClient,
  pending: PendingAction | undefined,
  user: User,
): string | undefined {
  if (!pending || user.role !== 'job_seeker') return undefined;
  if (pending.action !== 'apply') void runLater(queryClient, pending);
  return resultPage(pending);
}

async function runLater(queryClient: QueryClient, pending: PendingAction): Promise<void> {
  try {
    const { runAction } = await import('./run-action.ts');
    // Toasts show the result.
    runAction(queryClient, pending).catch(() => undefined);
  } catch (error) {
    toasts.show({ title: t('Failed to save'), description: messageOf(new NetworkError(error)), tone: 'destructive' });
  }
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
