import { useRouter } from '@tanstack/react-router';
import { useLayoutEffect } from 'react';

/**
 * Shows what stands in for a new screen from its top: it is short, and where the screen before was scrolled to there would
 * be nothing but the footer. The way back finds its place once the screen is there.
 */
export function useTopWhileLoading(): void {
  const router = useRouter();
  useLayoutEffect(() => {
    const { resolvedLocation, location } = router.state;
    if (resolvedLocation && resolvedLocation.pathname !== location.pathname) window.scrollTo(0, 0);
  }, [router]);
}
