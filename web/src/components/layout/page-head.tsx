import { Flex } from 'antd';
import type { ReactNode } from 'react';

/** The heading of a screen, beside its main action. */
export function PageHead({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <Flex component="header" wrap align="center" justify="space-between" gap="middle">
      <h1 style={{ overflowWrap: 'anywhere' }}>{title}</h1>
      {children}
    </Flex>
  );
}
