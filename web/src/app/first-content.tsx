import { useLayoutEffect } from 'react';

/** The fields of a search; what is chosen in other forms belongs to their components. */
const FIELDS = '[role="search"] input';

/**
 * Follows what is typed into a search as the server sent it, before the code of the page was there. The function that comes back puts
 * it into the fields of the same names that have taken their place, and the cursor where it was.
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
 * Whether the router may scroll: always, but for the first time where somebody has scrolled the page already, as the
 * server sent it, or the browser has on the way back to it.
 */
export function leaveScrolled(place: HTMLElement, view: Pick<Window, 'scrollY'>): () => boolean {
  let isFirst = place.childElementCount > 0;
  return () => {
    const isLeft = isFirst && view.scrollY > 0;
    isFirst = false;
    return !isLeft;
  };
}

/** Does something once the page is in the document. */
export function WhenInPlace({ act }: { act: () => void }) {
  useLayoutEffect(() => act(), [act]);
  return null;
}
