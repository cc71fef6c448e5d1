import { useLocation } from '@tanstack/react-router';
import { chooseLanguage, inLanguage } from '@/lib/language/chosen-language.ts';
import { LANGUAGES, PAGE_LANGUAGES } from '@/lib/language/languages.ts';
import { currentLanguage, t } from '@/lib/language/t.ts';
import styles from './language-links.module.css';

/** The page in the other languages, each by what it calls itself. */
export function LanguageLinks() {
  const { href } = useLocation();
  return (
    <nav aria-label={t('Language of this site')} className={styles.languages}>
      {PAGE_LANGUAGES.map((code) => (
        <a
          key={code}
          href={inLanguage(code, href)}
          lang={code}
          hrefLang={code}
          aria-current={code === currentLanguage() ? 'true' : undefined}
          onClick={() => chooseLanguage(code)}
        >
          {LANGUAGES[code].name}
        </a>
      ))}
    </nav>
  );
}
