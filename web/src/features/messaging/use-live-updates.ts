import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

/** How long, in ms, the first view has the network for itself. */
const HEAD_START = 300;

/** Keeps messages and what is unread up to date for as long as somebody is signed in. */
export function useLiveUpdates(userId: number | undefined): void {
  const queryClient = useQueryClient();

  useEffect(() => {
    if (userId === undefined) return;
    let isOver = false;
    let stop = () => {};
    const start = async () => {
      const { startLiveUpdates } = await import('@/features/messaging/live/live-updates.ts');
      if (!isOver) stop = startLiveUpdates(queryClient, userId);
    };
    // Without it, everything is as fresh as when it was last loaded.
    const timer = setTimeout(() => void start().catch(() => undefined), HEAD_START);
    return () => {
      isOver = true;
      clearTimeout(timer);
      stop();
    };
  }, [queryClient, userId]);
}
