/** Maximum characters of a description in an admin's lists. */
const LENGTH = 100;

/** The start of a description, cut between characters. */
export function excerptOf(description: string): string {
  const characters = [...description];
  return characters.length > LENGTH ? `${characters.slice(0, LENGTH).join('').trimEnd()}…` : description;
}
