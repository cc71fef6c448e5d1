import { useLocation } from '@tanstack/react-router';
import { LANGUAGES, PAGE_LANGUAGES, prefixOf, type Language } from '@/lib/language/languages.ts';
import { currentLanguage, t } from '@/lib/language/t.ts';
import { keepLanguage } from './own-language.ts';
import styles from './language-links.module.css';

/** The page in the other languages, each by what it calls itself. Nothing if there is only one. */
export function LanguageLinks() {
  const { href } = useLocation();
  if (PAGE_LANGUAGES.length < 2) return null;
  return (
    <nav aria-label={t('Language of this site')} className={styles.languages}>
      {PAGE_LANGUAGES.map((code) => (
        <a
          key={code}
          href={(prefixOf(code) + href).replace(/(?<=^\/[a-z]{2})\/(?=$|\?|#)/, '')}
          lang={code}
          hrefLang={code}
          aria-current={code === currentLanguage() ? 'true' : undefined}
          onClick={() => choose(code)}
        >
          {LANGUAGES[code].name}
        </a>
      ))}
    </nav>
  );
}

/** Keeps the choice for this browser, and for the account if someone is signed in. The link then loads the page. */
function choose(language: Language): void {
  keepLanguage(language);
  if (!document.documentElement.hasAttribute('data-signed-in')) return;
  // Outlives the page. A failure only means that mails stay in the previous language.
  void fetch('/api/account/language', {
    method: 'PUT',
    body: JSON.stringify({ language }),
    headers: { 'Content-Type': 'application/json' },
    keepalive: true,
  }).catch(() => undefined);
}
