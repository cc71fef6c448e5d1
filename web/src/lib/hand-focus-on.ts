const CONTROLS = 'a[href], button:not(:disabled)';

/** A ref for an entry of a list: when it goes away with the focus in it, the focus goes to the next entry, or to the one before. */
export function handFocusOn(entry: HTMLElement | null): () => void {
  return () => {
    if (!entry?.contains(document.activeElement)) return;
    const beside = [entry.nextElementSibling, entry.previousElementSibling];
    const heir = beside.map((one) => one?.querySelector<HTMLElement>(CONTROLS)).find(Boolean);
    heir?.focus({ preventScroll: true });
  };
}
