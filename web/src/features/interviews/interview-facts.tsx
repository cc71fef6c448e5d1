import type { InterviewBody } from '@/api/generated/types.gen';
import { t } from '@/lib/language/t.ts';
import { ownTimeZoneName } from '@/lib/browser/time-zone.ts';
import styles from './interviews.module.css';

/** Where an interview takes place, and what to know about it. */
export function InterviewFacts({ interview: { place, link, note } }: { interview: InterviewBody }) {
  return (
    <div className={styles.facts}>
      {place === null ? null : <p>{t('Place: {place}', { place })}</p>}
      {link === null ? null : (
        <p>
          {t('Online:')}
          <a href={link} target="_blank" rel="noreferrer noopener">
            {link}
          </a>
        </p>
      )}
      {note === null ? null : (
        <p dir="auto" className="as-written">
          {note}
        </p>
      )}
      <p className={styles.muted}>{t('Times are in your time zone, {value}.', { value: ownTimeZoneName() })}</p>
    </div>
  );
}
