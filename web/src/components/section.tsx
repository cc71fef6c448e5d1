import { Flex } from 'antd';
import { useId, type ReactNode } from 'react';

/** A part of a page that its title names for screen readers too. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Flex vertical component="section" gap="middle" aria-labelledby={id}>
      <h2 id={id} style={{ fontSize: 'var(--text-xl)' }}>
        {title}
      </h2>
      {children}
    </Flex>
  );
}
