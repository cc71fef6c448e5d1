import type { KeyboardEvent } from 'react';

/** Where letters are typed. */
const FIELDS = 'input:not([type="checkbox"]), textarea, select, [contenteditable]';

const ROWS = '[data-queue-row]';

/**
 * Presses the button with the shortcut of a key. Outside of a review, J and K step through the rows instead. Works only
 * while the focus is in the queue or in the review, so that letters do nothing elsewhere.
 */
export function pressQueueKey(event: KeyboardEvent<HTMLElement>): void {
  const { target, key, altKey, ctrlKey, metaKey, repeat } = event;
  if (altKey || ctrlKey || metaKey || repeat || !(target instanceof HTMLElement) || target.closest(FIELDS)) return;
  const letter = key.toUpperCase();
  if (!/^[JKAR]$/.test(letter)) return;
  // The review is outside of the queue, and the focus may be on what surrounds its dialog.
  const review = target.closest('[role="dialog"]') ?? target.querySelector('[role="dialog"]');
  if (review) {
    const button = review.querySelector<HTMLButtonElement>(`button[aria-keyshortcuts="${letter}"]:not(:disabled)`);
    // Under a warning, Approve is not the main button, and its key only leads to it.
    if (button?.dataset['warned']) button.focus();
    else button?.click();
  } else if (letter === 'J' || letter === 'K') {
    const rows = [...event.currentTarget.querySelectorAll<HTMLElement>(ROWS)];
    const at = rows.findIndex((row) => row.closest('tr')?.contains(target));
    rows[Math.max(0, at + (letter === 'J' ? 1 : -1))]?.focus();
  } else return;
  event.preventDefault();
}
