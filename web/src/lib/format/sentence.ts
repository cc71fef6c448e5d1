/** A text as a sentence of its own, with a period unless it ends with a mark. */
export function sentence(text: string): string {
  return /[.:?!…]$/.test(text) ? text : `${text}.`;
}

/** A text that begins like a sentence. */
export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
