/** A ref for list items: when a focused item is removed, focuses the next item, or the previous one. */
export function focusNeighborOnRemove(entry: HTMLElement | null): () => void {
  return () => {
    if (!entry?.contains(document.activeElement)) return;
    const neighbor = entry.nextElementSibling ?? entry.previousElementSibling;
    neighbor?.querySelector<HTMLElement>('a[href], button:enabled')?.focus({ preventScroll: true });
  };
}
