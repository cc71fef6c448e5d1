import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

/** Delay in ms that leaves the network to the first view. */
const HEAD_START = 300;

/** Keeps messages and unread counts up to date while a user is signed in. */
export function useLiveUpdates(userId: number | undefined): void {
  const queryClient = useQueryClient();

  useEffect(() => {
    if (userId === undefined) return;
    let isOver = false;
    let stop = () => {};
    const start = async () => {
      const { startLiveUpdates } = await import('./live-updates.ts');
      if (!isOver) stop = startLiveUpdates(queryClient, userId);
    };
    // Without live updates, the app shows what it loaded.
    const timer = setTimeout(() => void start().catch(() => undefined), HEAD_START);
    return () => {
      isOver = true;
      clearTimeout(timer);
      stop();
    };
  }, [queryClient, userId]);
}
