import { onlineManager } from '@tanstack/react-query';
import { checkConnection } from '@/lib/browser/connection.ts';

/** Reloads failed style sheets once the server responds, because imports request them only once. */
export function reloadFailedStyles(): void {
  const failed = new Set<string>();

  const reload = (isOnline: boolean) => {
    if (!isOnline) return;
    for (const href of failed) {
      const link = document.createElement('link');
      Object.assign(link, { rel: 'stylesheet', crossOrigin: '', href });
      link.dataset.retried = '';
      document.head.append(link);
    }
    failed.clear();
  };

  onlineManager.subscribe(reload);
  window.addEventListener(
    'error',
    ({ target }) => {
      if (!(target instanceof HTMLLinkElement) || target.rel !== 'stylesheet') return;
      const isGone = target.dataset.retried !== undefined && onlineManager.isOnline();
      target.remove();
      if (isGone) return;
      failed.add(target.href);
      void checkConnection().then(reload);
    },
    true,
  );
}
