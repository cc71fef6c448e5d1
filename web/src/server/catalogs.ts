import type { I18n } from '@lingui/core';
import type { Language } from '@/lib/language/languages.ts';
import { wordsOf, type Messages } from '@/lib/language/t.ts';

const CATALOGS = import.meta.glob<{ default: Messages }>('../../../locales/*.po');

/** The words of a language for what the server draws. */
export async function loadLanguage(language: Language): Promise<I18n> {
  const catalog = await CATALOGS[`../../../locales/${language}.po`]?.();
  return wordsOf(language, catalog?.default);
}
