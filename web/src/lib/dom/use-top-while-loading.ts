import { useRouter } from '@tanstack/react-router';
import { useLayoutEffect } from 'react';

/**
 * Scrolls the placeholder of a new screen to its top: it is short, so at the previous screen's scroll position only the
 * footer would show. Going back restores the position once the screen has loaded.
 */
export function useTopWhileLoading(): void {
  const router = useRouter();
  useLayoutEffect(() => {
    const { resolvedLocation, location } = router.state;
    if (resolvedLocation && resolvedLocation.pathname !== location.pathname) window.scrollTo(0, 0);
  }, [router]);
}
