import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';
import styles from './notice.module.css';

interface NoticeProps {
  icon?: IconName;
  tone?: 'neutral' | 'warning';
  /** What can be done about it. */
  action?: ReactNode;
  children: ReactNode;
}

/** A word to the reader above what it concerns. */
export function Notice({ icon = 'compass', tone = 'neutral', action, children }: NoticeProps) {
  return (
    <div className={`${styles.notice} ${styles[tone]}`}>
      <Icon name={icon} size="1.5rem" />
      <p>{children}</p>
      {action}
    </div>
  );
}
