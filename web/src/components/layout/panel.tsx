import { Card } from 'antd';
import { useId, type ReactNode } from 'react';

interface PanelProps {
  title?: ReactNode;
  /** Shown next to the title. */
  action?: ReactNode;
  children: ReactNode;
}

/** A card labeled by its title. */
export function Panel({ title, action, children }: PanelProps) {
  const id = useId();
  const heading =
    title === undefined ? undefined : (
      <h2 id={id} style={{ fontSize: 'inherit' }}>
        {title}
      </h2>
    );
  return (
    <Card title={heading} extra={action} role={heading && 'region'} aria-labelledby={heading && id}>
      {children}
    </Card>
  );
}
