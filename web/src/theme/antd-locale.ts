import type { Locale } from 'antd/es/locale';
import type { Language } from '@/lib/language/languages.ts';
import { language } from '@/lib/language/t.ts';

type Translated = Exclude<Language, 'en'>;

const LOCALES: Record<Translated, () => Promise<{ default: Locale }>> = {
  es: () => import('antd/es/locale/es_ES'),
  fr: () => import('antd/es/locale/fr_FR'),
  de: () => import('antd/es/locale/de_DE'),
  pt: () => import('antd/es/locale/pt_PT'),
  it: () => import('antd/es/locale/it_IT'),
  ar: () => import('antd/es/locale/ar_EG'),
};

const MONTHS: Record<Translated, () => Promise<unknown>> = {
  es: () => import('dayjs/locale/es'),
  fr: () => import('dayjs/locale/fr'),
  de: () => import('dayjs/locale/de'),
  pt: () => import('dayjs/locale/pt'),
  it: () => import('dayjs/locale/it'),
  ar: () => import('dayjs/locale/ar'),
};

/** The words of Ant Design in the language of the page; undefined for English, which it speaks by itself. */
export const antdLocale = language === 'en' ? undefined : loadLocale(language);

/** Without them, if they fail to load, Ant Design speaks English. */
async function loadLocale(translated: Translated): Promise<Locale | undefined> {
  try {
    // Some screens need no dates.
    const [locale, { default: dayjs }] = await Promise.all([
      LOCALES[translated](),
      import('dayjs'),
      MONTHS[translated](),
    ]);
    dayjs.locale(translated);
    return locale.default;
  } catch {
    return undefined;
  }
}
