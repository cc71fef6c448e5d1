import type { QueryClient } from '@tanstack/react-query';
import type { User } from '@/features/auth/user.ts';
import { tabStore } from '@/lib/browser/browser.ts';
import { placeOf, type Wish } from './-wish.ts';

const KEY = 'wish';

/** Begins what a visitor wanted to do, and returns where the result shows. */
export function beginWish(queryClient: QueryClient, wish: Wish | undefined, user: User): string | undefined {
  if (!wish || user.role !== 'job_seeker') return undefined;
  void import('@/routes/-carry-on.ts').then((later) => later.carryOn(queryClient, wish)).catch(() => undefined);
  return placeOf(wish);
}

/** Keeps a wish in this tab while its visitor is at a provider. */
export function keepWish(wish: Wish | undefined): void {
  if (wish) tabStore.setItem(KEY, JSON.stringify(wish));
  else tabStore.removeItem(KEY);
}

/** The wish that was kept, once. */
export function takeWish(): Wish | undefined {
  const kept = tabStore.getItem(KEY);
  tabStore.removeItem(KEY);
  return kept === null ? undefined : (JSON.parse(kept) as Wish);
}
