import { useLocation } from '@tanstack/react-router';
import { chooseLanguage, inLanguage } from '@/lib/language/chosen-language.ts';
import { LANGUAGES, languageOf, PAGE_LANGUAGES } from '@/lib/language/languages.ts';
import { currentLanguage, t } from '@/lib/language/t.ts';
import { Icon } from '@/light/marks/icon.tsx';
import styles from './language-select.module.css';

/** The language switch of the side panel. Loads the page in the chosen language. */
export function LanguageSelect() {
  const { href } = useLocation();
  return (
    <label className={styles.language}>
      <Icon name="globe" />
      <span className="visually-hidden">{t('Language of this site')}</span>
      <select
        value={currentLanguage()}
        onChange={({ target }) => {
          const chosen = languageOf(target.value);
          chooseLanguage(chosen);
          window.location.assign(inLanguage(chosen, href));
        }}
      >
        {PAGE_LANGUAGES.map((code) => (
          <option key={code} value={code} lang={code}>
            {LANGUAGES[code].name}
          </option>
        ))}
      </select>
    </label>
  );
}
