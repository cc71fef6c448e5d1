/** More words of a box are not read. */
export const MOST_TYPED = 40;

/** The words as typed: what blanks separate. */
export function typedWords(text: string): string[] {
  return text.split(/\s+/).filter(Boolean);
}
