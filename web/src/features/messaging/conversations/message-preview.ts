const PREVIEW_LENGTH = 35;

/** The start of a message, cut between characters. */
export function previewOf(content: string): string {
  const characters = [...content];
  return characters.length > PREVIEW_LENGTH ? `${characters.slice(0, PREVIEW_LENGTH).join('')}...` : content;
}
