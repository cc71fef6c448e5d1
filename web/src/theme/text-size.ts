/** The text size that the visitor has chosen in the browser: pixels of a rem. */
export function textSize(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
}
