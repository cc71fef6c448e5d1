import type { ReactNode } from 'react';
import { formatInstant, formatTimeAgo } from '@/lib/format-time.ts';
import styles from './bubble.module.css';

interface BubbleProps {
  /** Who wrote it, for those who do not see on which side it stands. */
  author: string;
  content: string;
  writtenAt: string;
  isOwn: boolean;
  now: Date;
  /** How far it has come. */
  standing?: ReactNode;
  hasFailed?: boolean;
}

/** One message in a thread. */
export function Bubble({ author, content, writtenAt, isOwn, now, standing, hasFailed = false }: BubbleProps) {
  return (
    <div className={styles.message} data-own={isOwn} data-failed={hasFailed}>
      <span className="visually-hidden">{author}: </span>
      <p className={styles.text}>{content}</p>
      <p className={styles.facts}>
        <time dateTime={writtenAt} title={formatInstant(writtenAt)}>
          {formatTimeAgo(writtenAt, now)}
        </time>
        {standing}
      </p>
    </div>
  );
}
