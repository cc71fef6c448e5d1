/**
 * Lets browsers install the app and start it without a connection: see `public/service-worker.js`. Not in development,
 * where files keep their names when they change.
 */
export function allowInstallation(view: Window, isBuilt = import.meta.env.PROD): void {
  if (!isBuilt || !('serviceWorker' in view.navigator)) return;
  const register = () => void view.navigator.serviceWorker.register('/service-worker.js').catch(() => undefined);
  // After everything that the first view needs.
  if (view.document.readyState === 'complete') register();
  else view.addEventListener('load', register, { once: true });
}
