import { CONFUSABLES } from './confusables.js';

const LOOKS_LIKE = new Map(
  CONFUSABLES.trim()
    .split(/\n| {2}/)
    .flatMap((entry) => {
      const [prototype = '', characters = ''] = entry.split(' ');
      return Array.from(characters, (character) => [character, prototype] as const);
    }),
);

/**
 * The skeleton of a text (UTS 39, section 4): texts that look alike have the same one. Ignores case, so that `AIice`
 * and `rnaria` cannot impersonate others.
 */
export function skeletonOf(text: string): string {
  const plain = text.normalize('NFKC').replaceAll(/\s+/g, ' ').trim();
  return withPrototypes(withPrototypes(plain).toLowerCase());
}

function withPrototypes(text: string): string {
  const visible = text.normalize('NFD').replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '');
  return Array.from(visible, (character) => LOOKS_LIKE.get(character) ?? character)
    .join('')
    .normalize('NFD');
}
