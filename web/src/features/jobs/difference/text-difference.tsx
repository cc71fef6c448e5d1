import { diffWords, type Change } from 'diff';
import { useId } from 'react';
import type { JobBody } from '@/api/generated/types.gen';
import { t } from '@/lib/language/t.ts';
import { keyed } from '@/lib/query/keyed.ts';
import { textChanges } from './text-changes.ts';
import styles from './text-difference.module.css';

/** Beyond this many changes, the texts have little in common, and finding all of them takes long. */
const MAX_CHANGES = 2_000;

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
            {keyed(wordsOf(before, after), ({ value }) => value).map(({ key, item: { value, added, removed } }) =>
              added ? <ins key={key}>{value}</ins> : removed ? <del key={key}>{value}</del> : value,
            )}
          </p>
        </div>
      ))}
    </section>
  );
}

function wordsOf(before: string, after: string): Pick<Change, 'value' | 'added' | 'removed'>[] {
  return (
    diffWords(before, after, { maxEditLength: MAX_CHANGES }) ?? [
      { value: before, added: false, removed: true },
      { value: after, added: true, removed: false },
    ]
  );
}
