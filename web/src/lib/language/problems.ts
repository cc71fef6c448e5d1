import type { Translator } from './translated-sentences.ts';
import { language, verbatim, wordsOf, type Messages } from './t.ts';

/** What the API says when something is wrong, in the other languages; loaded when it is first needed. */
const CATALOGS = import.meta.glob<Messages>('../../../../locales/*.po', { query: '?problems', import: 'default' });

let loaded: Promise<Translator> | undefined;

/** A translator into the language of the page. What it does not know stays English. */
export async function loadProblems(): Promise<Translator> {
  loaded ??= load();
  return loaded;
}

async function load(): Promise<Translator> {
  const catalog = await CATALOGS[`../../../../locales/${language}.po`]?.().catch(() => {
    // The next sentence tries again.
    loaded = undefined;
  });
  if (!catalog) return (sentence) => sentence;
  const { translatorOf } = await import('./translated-sentences.ts');
  const words = wordsOf(language, catalog);
  return translatorOf(catalog, (text, values) => words._(text, verbatim(values)));
}
