/** A ref that focuses an element when it appears, for replacing the focused element. */
export function focusOnce(element: { focus: () => void } | null): void {
  element?.focus();
}
