import { localStore } from '@/lib/browser/browser.ts';
import { DEVICE_KEYS } from '@/lib/browser/person.ts';

/**
 * Remembers whether a user is signed in. The script in index.html reads it before the session is loaded, so that
 * server-rendered pages reserve room for the second bar from the start.
 */
export function keepSignedInHint(isSignedIn: boolean): void {
  document.documentElement.toggleAttribute('data-signed-in', isSignedIn);
  try {
    localStore.setItem(DEVICE_KEYS.signedIn, `${isSignedIn}`);
  } catch {
    // Without storage, the bar shifts the page once.
  }
}
