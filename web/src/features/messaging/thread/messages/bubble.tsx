import type { ReactNode } from 'react';
import { formatInstant, formatTimeAgo } from '@/lib/format/format-time.ts';
import styles from './bubble.module.css';

interface BubbleProps {
  /** Who wrote it, for screen readers. */
  author: string;
  content: string;
  writtenAt: string;
  isOwn: boolean;
  now: Date;
  /** The receipt, or the state of an unsent message. */
  state?: ReactNode;
  hasFailed?: boolean;
  isDeleted?: boolean;
}

/** A message in a thread. */
export function Bubble({ author, content, writtenAt, isOwn, now, state, ...is }: BubbleProps) {
  const { hasFailed = false, isDeleted = false } = is;
  return (
    <div className={styles.message} data-own={isOwn} data-failed={hasFailed} data-deleted={isDeleted}>
      <span className="visually-hidden">{author}: </span>
      <p className={styles.text}>{isDeleted ? 'Message deleted' : content}</p>
      <p className={styles.facts}>
        <time dateTime={writtenAt} title={formatInstant(writtenAt)}>
          {formatTimeAgo(writtenAt, now)}
        </time>
        {state}
      </p>
    </div>
  );
}
