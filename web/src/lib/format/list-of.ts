import { directionOf } from '@/lib/language/languages.ts';
import { currentLanguage, t } from '@/lib/language/t.ts';
import { perLanguage } from './per-language.ts';

const list = perLanguage((of) => new Intl.ListFormat(of, { type: 'unit' }));

type Item = string | false | null | undefined;

/** The items as a list of the language, such as “a, b, c”, “a, b und c” or “a، وb، وc”; empty ones are left out. */
export function listOf(items: readonly Item[]): string {
  const named = items.filter((item): item is string => typeof item === 'string' && item !== '');
  const isMixed = directionOf(currentLanguage()) === 'rtl';
  return list().format(isMixed ? named.map(isolated) : named);
}

/** Within a list from right to left, an item keeps the direction of its letters. */
const isolated = (item: string): string => `\u2068${item}\u2069`;

/** A text followed by others that say more about it, such as “Portugal, valid until May 3, 2028”; empty ones are left out. */
export function withMore(texts: readonly Item[]): string {
  return texts
    .filter(Boolean)
    .reduce<string>((text, more) => (text ? t('{text}, {more}', { text, more }) : String(more)), '');
}
