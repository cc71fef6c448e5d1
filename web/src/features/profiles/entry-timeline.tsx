import { Timeline } from 'antd';
import type { ReactNode } from 'react';
import type { EntryText } from './job-seeker/entries/entry-text.ts';
import styles from './entry-timeline.module.css';

interface EntryTimelineProps {
  entries: readonly EntryText[];
  /** Shown next to an entry. */
  actionFor?: (index: number) => ReactNode;
}

/** Entries of a profile as a timeline. */
export function EntryTimeline({ entries, actionFor }: EntryTimelineProps) {
  return (
    <Timeline
      items={entries.map(({ title, place, time, text }, index) => ({
        content: (
          <div className={styles.entry}>
            <div className={styles.words}>
              <strong dir="auto">{title}</strong>
              <span dir="auto">{place}</span>
              {time === '' ? null : <span className={styles.time}>{time}</span>}
              {text ? <p dir="auto">{text}</p> : null}
            </div>
            {actionFor?.(index)}
          </div>
        ),
      }))}
    />
  );
}
