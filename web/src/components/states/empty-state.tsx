import { Empty, Space } from 'antd';
import type { ReactNode } from 'react';
import { EmptyPicture } from '@/light/marks/empty-picture.tsx';

interface EmptyStateProps {
  text: string;
  hint?: string;
  /** What to do next. */
  children?: ReactNode;
}

/** Placeholder for an empty list. */
export function EmptyState({ text, hint, children }: EmptyStateProps) {
  const description = (
    <Space orientation="vertical">
      <strong>{text}</strong>
      {hint}
    </Space>
  );
  return (
    <Empty image={<EmptyPicture />} styles={{ image: { height: 56 } }} description={description}>
      {children}
    </Empty>
  );
}
