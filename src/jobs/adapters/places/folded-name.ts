import { foldAccents } from '#shared/domain/text/folded-text.js';

/** Normalizes case, accents and punctuation. */
export function foldedName(name: string): string {
  return (foldAccents(name).match(/[\p{L}\p{N}]+/gu) ?? []).join(' ');
}
