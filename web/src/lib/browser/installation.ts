import { onPersonChange } from './person.ts';

/**
 * Lets browsers install the app and start it without a connection: see `public/service-worker.js`. Not in development,
 * where files keep their names when they change.
 */
export function allowInstallation(view: Window, isBuilt = import.meta.env.PROD): void {
  if (!isBuilt || !('serviceWorker' in view.navigator)) return;
  const { serviceWorker } = view.navigator;
  const register = () => void serviceWorker.register('/service-worker.js').catch(() => undefined);
  // Also where a forced reload has left the page without it.
  onPersonChange(() => void serviceWorker.ready.then(({ active }) => active?.postMessage('another-person')));
  // After everything that the first view needs.
  if (view.document.readyState === 'complete') register();
  else view.addEventListener('load', register, { once: true });
}
