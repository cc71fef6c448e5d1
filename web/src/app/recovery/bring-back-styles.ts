import type { Connection } from '@/lib/browser/connection.ts';

/** Reloads failed style sheets once the connection is back, because the router requests them only once. */
export function bringBackStyles(view: Window, connection: Connection): void {
  const lost = new Set<string>();

  const bringBack = () => {
    if (connection.current() !== 'fine') return;
    for (const href of lost) {
      const link = view.document.createElement('link');
      Object.assign(link, { rel: 'stylesheet', crossOrigin: '', href });
      link.dataset.again = '';
      view.document.head.append(link);
    }
    lost.clear();
  };
  const onLoss = async (link: HTMLLinkElement) => {
    const isGone = link.dataset.again !== undefined && connection.current() === 'fine';
    link.remove();
    if (isGone) return;
    lost.add(link.href);
    await connection.look();
    bringBack();
  };

  connection.subscribe(bringBack);
  view.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') void onLoss(target);
    },
    true,
  );
}
