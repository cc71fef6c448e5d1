import type { CompiledMessage } from '@lingui/message-utils/compileMessage';

const PLAIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const ACCENTED = [...'áƀçđéƒğħíĵķłɱñóƥɋřšŧúṽŵẋýžÁɃÇĐÉƑĞĦÍĴĶŁṀÑÓƤɊŘŠŦÚṼŴẊÝŽ'];
const WIDE = [...PLAIN].map((letter) => String.fromCodePoint((letter.codePointAt(0) ?? 0) + 0xfe_e0));

/** Translations are longer than English by this. */
const LONGER = 0.35;

type Token = Exclude<CompiledMessage, string>[number];

/**
 * Translates a compiled English text into the language of nobody: in brackets, longer, and without an unaccented Latin
 * letter. Values, plurals and elements stay.
 */
export function pseudo(message: CompiledMessage): CompiledMessage {
  const tokens: Token[] = typeof message === 'string' ? [message] : message;
  const length = tokens.reduce((sum, token) => sum + (typeof token === 'string' ? token.length : 4), 0);
  return ['⟦', ...tokens.map(accented), `${'~'.repeat(Math.ceil(length * LONGER))}⟧`];
}

function accented(token: Token): Token {
  // Numbered tags are elements of the sentence.
  if (typeof token === 'string') return token.replaceAll(/[A-Za-z]/g, (letter) => swap(letter, ACCENTED));
  const [name, kind, forms] = token as [string, string?, Record<string, CompiledMessage | number>?];
  if (!forms || typeof forms !== 'object') return token;
  const spoken = Object.entries(forms).map(([form, of]) => [
    form,
    typeof of === 'string' ? accented(of) : Array.isArray(of) ? of.map(accented) : of,
  ]);
  return [name, kind, Object.fromEntries(spoken)] as Token;
}

/** What somebody wrote, such as a name, in wide letters, which no text of the site has. */
export function inWideLetters(text: string): string {
  return text.replaceAll(/[A-Za-z]/g, (letter) => swap(letter, WIDE));
}

function swap(letter: string, letters: readonly string[]): string {
  return letters[PLAIN.indexOf(letter)] ?? letter;
}
