/** A ref that focuses an element when it appears: for what takes the place of what had the focus. */
export function focusOnce(element: HTMLElement | null): void {
  element?.focus();
}
