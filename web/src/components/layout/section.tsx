import { Flex } from 'antd';
import { useId, type ReactNode } from 'react';

interface SectionProps {
  title: string;
  /** Shown next to the title. */
  action?: ReactNode;
  children: ReactNode;
}

/** A section of a page, labeled by its title. */
export function Section({ title, action, children }: SectionProps) {
  const id = useId();
  return (
    <Flex vertical component="section" gap="middle" aria-labelledby={id}>
      <Flex wrap align="center" justify="space-between" gap="small">
        <h2 id={id} style={{ fontSize: 'var(--text-xl)' }}>
          {title}
        </h2>
        {action}
      </Flex>
      {children}
    </Flex>
  );
}
