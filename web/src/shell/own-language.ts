import type { User } from '@/features/auth/user.ts';
import { PAGE_LANGUAGES, prefixOf } from '@/lib/language/languages.ts';
import { basePath, language } from '@/lib/language/t.ts';

/** Seconds for which a browser keeps the choice of a language. */
const YEAR = 365 * 24 * 60 * 60;

/** Keeps the choice of a language for this browser. */
export function keepLanguage(code: string): void {
  document.cookie = `language=${code}; path=/; max-age=${YEAR}; samesite=lax`;
}

/** On a device without a choice, continues in the language of the account. */
export function continueInLanguageOf(user: Pick<User, 'language'> | null): void {
  const own = user?.language;
  const { pathname, search, hash } = window.location;
  if (!own || own === language || !PAGE_LANGUAGES.includes(own)) return;
  if (/(?:^|; )language=/.test(document.cookie)) return;
  keepLanguage(own);
  const base = basePath(pathname);
  const path = base === '/' ? pathname : pathname.slice(base.length);
  window.location.replace(prefixOf(own) + path + search + hash);
}
