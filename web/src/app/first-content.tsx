import { useLayoutEffect } from 'react';

/** The search fields; other forms restore their own values. */
const FIELDS = '[role="search"] input';

/**
 * Tracks typing in a server-rendered search before hydration. The returned function restores it
 * in the rendered fields of the same names, including the cursor.
 */
export function followTyping(place: HTMLElement): () => void {
  const fields = [...place.querySelectorAll<HTMLInputElement>(`${FIELDS}[name]`)];
  let focused = fields.find((field) => field === document.activeElement);
  place.addEventListener('focusin', ({ target }) => {
    focused = fields.find((field) => field === target);
  });

  return () => {
    for (const field of fields.splice(0)) {
      const successor = place.querySelector<HTMLInputElement>(`${FIELDS}[name="${field.name}"]`);
      if (!successor || successor === field) continue;
      if (field.value !== '') successor.value = field.value;
      if (field !== focused) continue;
      successor.focus({ preventScroll: true });
      successor.setSelectionRange(field.selectionStart, field.selectionEnd);
    }
  };
}

/**
 * Whether the router may scroll: always, except the first time if the server-rendered page was already scrolled by the
 * user, or by the browser when going back.
 */
export function leaveScrolled(place: HTMLElement, view: Pick<Window, 'scrollY'>): () => boolean {
  let isFirst = place.childElementCount > 0;
  return () => {
    const isLeft = isFirst && view.scrollY > 0;
    isFirst = false;
    return !isLeft;
  };
}

/** Runs a function once the page is in the document. */
export function WhenInPlace({ act }: { act: () => void }) {
  useLayoutEffect(() => act(), [act]);
  return null;
}
