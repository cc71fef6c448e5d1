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

/**
 * Letters that `skeletonOf` keeps apart though they read as Latin ones in a name: small capitals, those of alphabets in
 * which no company is named, and signs that decorators of names use.
 */
const READ_AS: Readonly<Record<string, string>> = Object.fromEntries(
  `a:ᴀʌɐᗅꓮ b:ʙᗷꓐ c:ᴄⲥꓚ d:ᴅᗞᗪꓓ e:ᴇǝəɛɜꓰⴹ⋿ f:ꜰᖴꓝ g:ɢꓖ h:ʜɥᕼⲏꓧꜧԋƕ\u{10337} j:ᴊᒍꓙ k:ᴋĸⲕꓗᛕ l:ɪʟᒪⲓⳑꓡꓲⵏ m:ᴍʍᗰⲙꓟ n:ɴᴎⲛꓠ
  o:ᴏⲟⵔꓳ〇◯○☉⭕ p:ᴘᑭⲣꓑ q:ⵕ r:ʀɾᴙɹᖇⲅꓣ s:ꓢ t:ᴛʇⲧꓔ†⊤ u:ᴜᑌꓴ∪ v:ᐯꓦ∨ⴸ w:ᴡωшщᗯꓪⲱ x:χⲭꓫ᙭ y:ʎꓬ z:ᴢⲍꓜ`
    .split(/\s+/)
    .flatMap((entry) => Array.from(entry.slice(2), (letter) => [letter, entry.charAt(0)] as const)),
);

/** The first of the letters in circles and squares, and of those that make up flags, which no normalization replaces. */
const DECORATED = [0x1f150, 0x1f170, 0x1f1e6];

/** Replaces decorated letters by plain ones. */
export function undecorated(text: string): string {
  return Array.from(text, (character) => {
    const code = character.codePointAt(0) ?? 0;
    const start = DECORATED.find((first) => code >= first && code < first + 26);
    return start === undefined ? character : String.fromCodePoint(0x61 + code - start);
  }).join('');
}

/** How people read a name: its skeleton without marks, in which more letters stand for Latin ones. */
export function readingOf(text: string): string {
  const skeleton = skeletonOf(undecorated(text)).replaceAll(/\p{M}/gu, '');
  return Array.from(skeleton, (letter) => READ_AS[letter] ?? letter).join('');
}

function withPrototypes(text: string): string {
  const visible = text.normalize('NFD').replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '');
  return Array.from(visible, (character) => LOOKS_LIKE.get(character) ?? character)
    .join('')
    .normalize('NFD');
}
