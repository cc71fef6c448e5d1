const LONGEST_PREVIEW = 35;

/** The start of a message, cut between characters. */
export function previewOf(content: string): string {
  const characters = [...content];
  return characters.length > LONGEST_PREVIEW ? `${characters.slice(0, LONGEST_PREVIEW).join('')}...` : content;
}
