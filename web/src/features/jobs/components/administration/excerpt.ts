/** How much of a description the lists of an admin show, in characters. */
const LENGTH = 100;

/** The beginning of a description. */
export function excerptOf(description: string): string {
  return description.length > LENGTH ? `${description.slice(0, LENGTH).trimEnd()}…` : description;
}
