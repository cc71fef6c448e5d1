/** How much of a description the lists of an admin show, in characters. */
const LENGTH = 100;

/** The beginning of a description, in whole characters. */
export function excerptOf(description: string): string {
  const characters = [...description];
  return characters.length > LENGTH ? `${characters.slice(0, LENGTH).join('').trimEnd()}…` : description;
}
