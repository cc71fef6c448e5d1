import { useId } from 'react';
import type { JobBody } from '@/api/generated/types.gen';
import { t } from '@/lib/language/t.ts';
import { textChanges } from './text-changes.ts';
import styles from './text-difference.module.css';
import { wordDifference } from './word-difference.ts';

/** What changed in a listing since its approved text; nothing for a listing without one. */
export function TextDifference({ job }: { job: JobBody }) {
  const id = useId();
  const changes = job.approvedText ? textChanges(job.approvedText, job) : [];
  if (changes.length === 0) return null;
  return (
    <section className={styles.difference} aria-labelledby={id}>
      <h3 id={id}>{t('Changed since the last approval')}</h3>
      {changes.map(({ label, before, after }) => (
        <div key={label}>
          <h4>{label}</h4>
          <p dir="auto">
            {wordDifference(before, after).map(({ text, change, at }) =>
              change === 'added' ? (
                <ins key={at}>{text}</ins>
              ) : change === 'removed' ? (
                <del key={at}>{text}</del>
              ) : (
                text
              ),
            )}
          </p>
        </div>
      ))}
    </section>
  );
}
