import { Skeleton, type SkeletonProps } from 'antd';
import type { ReactNode } from 'react';
import { t } from '@/lib/language/t.ts';

/** Placeholder for loading content: a skeleton that screen readers announce as “Loading”. */
export function Loading({ rows = 1, ...skeleton }: SkeletonProps & { rows?: number }): ReactNode {
  return (
    <output>
      <span className="visually-hidden">{t('Loading')}</span>
      <span aria-hidden="true" style={{ display: 'grid', gap: '1.5rem' }}>
        {Array.from({ length: rows }, (_, row) => (
          <Skeleton key={row} active {...skeleton} />
        ))}
      </span>
    </output>
  );
}
