import type { User } from '@/features/auth/user.ts';
import { hasChosenLanguage, inLanguage, keepLanguage } from '@/lib/language/chosen-language.ts';
import { PAGE_LANGUAGES } from '@/lib/language/languages.ts';
import { basePath, language } from '@/lib/language/t.ts';

/** On a device without a choice, continues in the language of the account. */
export function continueInLanguageOf(user: Pick<User, 'language'> | null): void {
  const own = user?.language;
  const { pathname, search, hash } = window.location;
  if (!own || own === language || !PAGE_LANGUAGES.includes(own) || hasChosenLanguage()) return;
  keepLanguage(own);
  const base = basePath(pathname);
  const path = base === '/' ? pathname : pathname.slice(base.length);
  window.location.replace(inLanguage(own, path + search + hash));
}
