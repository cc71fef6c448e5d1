/**
 * Text as it is compared where case does not matter, letters beyond ASCII included: composed (NFC) and lower-cased.
 * Folding happens here, not in the database, so that every server gives the same answer whatever its locale.
 */
export function foldText(text: string): string {
  return text.normalize('NFC').toLowerCase();
}
