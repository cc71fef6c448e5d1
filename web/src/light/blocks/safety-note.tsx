import { t } from '@/lib/language/t.ts';
import { Trans } from '@/lib/language/trans.tsx';
import styles from './safety-note.module.css';

/** What job seekers must never give away, and what the mark of an employer says. */
export function SafetyNote() {
  return (
    <details className={styles.note}>
      <summary>{t('Never pay for a job')}</summary>
      <ul>
        <li>
          {t('Don’t pay fees for an application, a visa, training or travel, and don’t transfer money for anyone.')}
        </li>
        <li>{t('Keep your passport. An employer may copy it, but never hold it.')}</li>
        <li>
          <Trans
            id="<0>Verified employer</0> means that our team checked who the company is. It doesn’t guarantee the terms of a job."
            components={{ 0: <em /> }}
          />
        </li>
      </ul>
    </details>
  );
}
