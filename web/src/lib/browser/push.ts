/** Whether this browser can get push messages at all; on iPhones, only once the app is installed. */
export const canGetPushes = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && typeof Notification === 'function';

/** What the person has said to messages from this site in this browser. */
export const pushPermission = (): NotificationPermission => Notification.permission;

/** The browser's subscription, as the server stores it. */
export interface BrowserSubscription {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/**
 * Asks the person, and then the browser's push service. Only after an act of the person: browsers refuse anything else.
 * Undefined if the person said no.
 */
export async function subscribeToPushes(publicKey: string): Promise<BrowserSubscription | undefined> {
  if ((await Notification.requestPermission()) !== 'granted') return undefined;
  const { pushManager } = await navigator.serviceWorker.ready;
  // One that was made with another key of the site cannot be used any longer.
  await (await pushManager.getSubscription())?.unsubscribe();
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
  const { endpoint = '', keys = {} } = made.toJSON();
  return { endpoint, p256dh: keys['p256dh'] ?? '', auth: keys['auth'] ?? '' };
}

/** Ends the browser's subscription. */
export async function unsubscribeFromPushes(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}
