import type { ReactNode } from 'react';
import type { EntryWords } from '@/features/profiles/entry-words.ts';
import styles from './entry-item.module.css';

/** An entry of a profile, with what can be done with it beside it. */
export function EntryItem({ words, action }: { words: EntryWords; action?: ReactNode }) {
  const { title, place, time, text } = words;
  return (
    <li className={styles.entry}>
      <div className={styles.words}>
        <strong>{title}</strong>
        <span>{place}</span>
        {time === '' ? null : <span className={styles.time}>{time}</span>}
        {text ? <p>{text}</p> : null}
      </div>
      {action}
    </li>
  );
}

/** Entries of a profile, one below the other. */
export function EntryList({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul className={styles.entries} aria-label={label}>
      {children}
    </ul>
  );
}
