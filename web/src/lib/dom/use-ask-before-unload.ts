import { useLayoutEffect } from 'react';

/** Makes the browser ask before the tab is closed or reloaded. */
export function useAskBeforeUnload(isNeeded: boolean): void {
  useLayoutEffect(() => {
    if (!isNeeded) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isNeeded]);
}
