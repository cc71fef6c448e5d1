import { Flex } from 'antd';
import type { ReactNode } from 'react';
import styles from './page-head.module.css';

/** The heading of a screen, beside its actions. */
export function PageHead({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <Flex component="header" wrap align="center" justify="space-between" gap="middle">
      <h1 dir="auto" className={styles.title}>
        {title}
      </h1>
      {children === undefined ? null : (
        <Flex wrap align="center" gap="small">
          {children}
        </Flex>
      )}
    </Flex>
  );
}
