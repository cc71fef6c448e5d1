import { useLayoutEffect } from 'react';

/**
 * Follows what is typed into the page as the server sent it, before its code was there. The function that comes back puts
 * it into the fields of the same names that have taken their place, and the cursor where it was.
 */
export function followTyping(place: HTMLElement): () => void {
  const fields = [...place.querySelectorAll<HTMLInputElement>('input[name]')];
  let focused = fields.find((field) => field === document.activeElement);
  place.addEventListener('focusin', ({ target }) => {
    focused = fields.find((field) => field === target);
  });

  return () => {
    for (const field of fields.splice(0)) {
      const successor = place.querySelector<HTMLInputElement>(`input[name="${field.name}"]`);
      if (!successor || successor === field) continue;
      if (field.value !== '') successor.value = field.value;
      if (field !== focused) continue;
      successor.focus({ preventScroll: true });
      successor.setSelectionRange(field.selectionStart, field.selectionEnd);
    }
  };
}

/** Does something once the page is in the document. */
export function WhenInPlace({ act }: { act: () => void }) {
  useLayoutEffect(() => act(), [act]);
  return null;
}
