const LONGEST_PREVIEW = 35;

/** The beginning of a message for a list, in whole characters. */
export function previewOf(content: string): string {
  const characters = [...content];
  return characters.length > LONGEST_PREVIEW ? `${characters.slice(0, LONGEST_PREVIEW).join('')}...` : content;
}
