/** A ref for an entry of a list: when it goes away with the focus in it, the focus goes to the next entry, or to the one before. */
export function handFocusOn(entry: HTMLElement | null): () => void {
  return () => {
    if (!entry?.contains(document.activeElement)) return;
    const heir = entry.nextElementSibling ?? entry.previousElementSibling;
    heir?.querySelector<HTMLElement>('a[href], button:enabled')?.focus({ preventScroll: true });
  };
}
