import { t } from '@/lib/language/t.ts';
import styles from './job-card-skeleton.module.css';

/** Placeholders for loading cards. */
export function JobCardSkeletons({ count }: { count: number }) {
  return (
    <div className={styles.cards} role="status">
      <span className="visually-hidden">{t('Loading jobs')}</span>
      {Array.from({ length: count }, (_, card) => (
        <div key={card} className={styles.card} data-skeleton="">
          <span className={styles.logo} />
          <span className={styles.title} />
          <span className={styles.line} />
          <span className={styles.line} />
          <span className={styles.short} />
        </div>
      ))}
    </div>
  );
}
