import { Flex } from 'antd';
import type { ReactNode } from 'react';
import styles from './page-head.module.css';

interface PageHeadProps {
  title: string;
  /** What the screen is for. */
  text?: string;
  /** Whether it leaves the screen to what is below. */
  isCompact?: boolean;
  children?: ReactNode;
}

/** The heading of a screen, beside its actions. */
export function PageHead({ title, text, isCompact = false, children }: PageHeadProps) {
  return (
    <Flex component="header" wrap align="center" justify="space-between" gap="middle">
      <div className={styles.words}>
        <h1 dir="auto" className={isCompact ? styles.compact : styles.title}>
          {title}
        </h1>
        {text === undefined ? null : <p>{text}</p>}
      </div>
      {children === undefined ? null : (
        <Flex wrap align="center" gap="small" className={styles.actions}>
          {children}
        </Flex>
      )}
    </Flex>
  );
}
