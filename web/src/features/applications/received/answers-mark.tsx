import type { AnswerBody } from '@/api/generated/types.gen';
import { t } from '@/lib/language/t.ts';
import styles from './applicant-name.module.css';

/** How many questions were answered, and whether an answer misses a must-have. */
export function AnswersMark({ answers }: { answers: readonly AnswerBody[] }) {
  const missed = answers.filter(({ isMissed }) => isMissed).map(({ question }) => question);
  if (missed.length === 0)
    return <span className={styles.met}>{t('{count} · all met', { count: answers.length })}</span>;
  return (
    <span className={styles.missed} title={missed.join('; ')}>
      {t('{count} · {missed} missed', { count: answers.length, missed: missed.length })}
    </span>
  );
}
