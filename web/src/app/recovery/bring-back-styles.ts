import { onlineManager } from '@tanstack/react-query';
import { checkConnection } from '@/lib/browser/connection.ts';

/** Reloads failed style sheets once the server responds, because imports request them only once. */
export function bringBackStyles(): void {
  const lost = new Set<string>();

  const bringBack = (isOnline: boolean) => {
    if (!isOnline) return;
    for (const href of lost) {
      const link = document.createElement('link');
      Object.assign(link, { rel: 'stylesheet', crossOrigin: '', href });
      link.dataset.again = '';
      document.head.append(link);
    }
    lost.clear();
  };

  onlineManager.subscribe(bringBack);
  window.addEventListener(
    'error',
    ({ target }) => {
      if (!(target instanceof HTMLLinkElement) || target.rel !== 'stylesheet') return;
      const isGone = target.dataset.again !== undefined && onlineManager.isOnline();
      target.remove();
      if (isGone) return;
      lost.add(target.href);
      void checkConnection().then(bringBack);
    },
    true,
  );
}
