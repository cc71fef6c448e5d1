import { currentLanguage, verbatim, wordsOf, type Messages } from './t.ts';
import type { Language } from './languages.ts';
import type { Translator } from './translated-sentences.ts';

/** What the API says when something is wrong, in the other languages; loaded when it is first needed. */
const CATALOGS = import.meta.glob<Messages>('../../../../locales/*.po', { query: '?problems', import: 'default' });

/** By language, because the server draws in many. */
const translators = new Map<Language, Promise<Translator>>();

/** A translator into the language of the page: the same promise each time. What it does not know stays English. */
export function loadProblems(): Promise<Translator> {
  const language = currentLanguage();
  const loaded = translators.get(language) ?? load(language);
  translators.set(language, loaded);
  return loaded;
}

async function load(language: Language): Promise<Translator> {
  const catalog = await CATALOGS[`../../../../locales/${language}.po`]?.().catch(() => {
    // The next sentence tries again.
    translators.delete(language);
  });
  if (!catalog) return (sentence) => sentence;
  const { translatorOf } = await import('./translated-sentences.ts');
  const words = wordsOf(language, catalog);
  return translatorOf(catalog, (text, values) => words._(text, verbatim(values)));
}
