import { useBlocker } from '@tanstack/react-router';

const ESCAPE = { key: 'Escape', code: 'Escape', keyCode: 27, bubbles: true, cancelable: true };

/** Going back closes an open dialog instead, as on phones everything else does. */
export function useBackClosesDialog(): void {
  useBlocker({
    shouldBlockFn: ({ action }) => action === 'BACK' && closeTopDialog(),
    enableBeforeUnload: false,
  });
}

/** Returns false if none is open. */
function closeTopDialog(): boolean {
  const native = [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')].at(-1);
  const dialog = [...document.querySelectorAll('[role="dialog"][aria-modal="true"]')].findLast(isShown);
  native?.close();
  if (!native) dialog?.dispatchEvent(new KeyboardEvent('keydown', ESCAPE));
  return native !== undefined || dialog !== undefined;
}

/** Ant Design keeps closed dialogs. */
function isShown(dialog: Element): boolean {
  for (let place: Element | null = dialog; place; place = place.parentElement) {
    if (place instanceof HTMLElement && place.style.display === 'none') return false;
  }
  return true;
}
