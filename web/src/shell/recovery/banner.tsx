import type { ReactNode } from 'react';
import { Icon, type IconName } from '@/light/marks/icon.tsx';
import styles from './banner.module.css';

interface BannerProps {
  icon: IconName;
  title: string;
  text: string;
  /** The button. */
  children: ReactNode;
}

/** What concerns the whole page, with what the user can do about it. */
export function Banner({ icon, title, text, children }: BannerProps) {
  return (
    <div className={styles.banner}>
      <div className={`page ${styles.row}`}>
        <Icon name={icon} size="1.5rem" />
        <p>
          <strong>{title}</strong> {text}
        </p>
        {children}
      </div>
    </div>
  );
}
