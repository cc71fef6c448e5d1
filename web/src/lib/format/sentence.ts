/** A text as a sentence of its own, with a period unless it ends with a mark. */
export function sentence(text: string): string {
  return /[.:?!…]$/.test(text) ? text : `${text}.`;
}
