import { messageOf, NetworkError } from '@/api/api-error.ts';
import { toasts } from '@/lib/toasts.ts';
import { renew } from './renew.ts';

/**
 * Loads the code of an action. If it is missing, the page is reloaded, as it must be after an upgrade, or a toast says
 * so; the action then ends. While offline, the page keeps everything typed into it.
 * @param failure the title of the toast
 */
export async function loadForAction<Code>(load: () => Promise<Code>, failure: string): Promise<Code | undefined> {
  try {
    return await load();
  } catch (error) {
    if ((await renew()) !== 'reloading') {
      toasts.show({ title: failure, description: messageOf(new NetworkError(error)), tone: 'destructive' });
    }
    return undefined;
  }
}
