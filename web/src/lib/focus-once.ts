/** A ref that focuses an element when it appears, for replacing the focused element. */
export function focusOnce(element: HTMLElement | null): void {
  element?.focus();
}
