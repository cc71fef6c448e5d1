import { useLocation } from '@tanstack/react-router';
import { Form } from 'antd';
import { Choice } from '@/components/fields/choice.tsx';
import { Panel } from '@/components/layout/panel.tsx';
import { inLanguage, keepLanguage } from '@/lib/language/chosen-language.ts';
import { LANGUAGES, languageOf, PAGE_LANGUAGES } from '@/lib/language/languages.ts';
import { currentLanguage, t } from '@/lib/language/t.ts';
import { useSpeak } from '../account-mutations.ts';
import styles from '../account.module.css';

/** The language of the user's screens and emails. */
export function LanguagePanel() {
  const { href } = useLocation();
  const speak = useSpeak();
  const choose = (code: string) => {
    const language = languageOf(code);
    speak.mutate(language, {
      onSuccess: () => {
        keepLanguage(language);
        window.location.assign(inLanguage(language, href));
      },
    });
  };
  return (
    <div id="language">
      <Panel title={t('Language')}>
        <p className={styles.muted}>{t('Screens, emails and calendar files are in this language.')}</p>
        <Form layout="vertical">
          <Form.Item label={t('Language of this site')} htmlFor="own-language">
            <Choice
              id="own-language"
              value={currentLanguage()}
              loading={speak.isPending}
              disabled={speak.isPending}
              options={PAGE_LANGUAGES.map((code) => ({ value: code, label: LANGUAGES[code].name }))}
              onChange={choose}
            />
          </Form.Item>
        </Form>
      </Panel>
    </div>
  );
}
