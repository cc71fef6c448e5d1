import { Card, Flex } from 'antd';
import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/layout/button-link.tsx';
import { t } from '@/lib/language/t.ts';
import { Completion } from './completion.tsx';

interface CompletionCardProps {
  percent: number;
  /** Why the profile should be completed, or what to do next. */
  reason: ReactNode;
  /** Where the profile is edited. */
  to: string;
}

/** How complete a profile is, with a link to its editor. */
export function CompletionCard({ percent, reason, to }: CompletionCardProps) {
  const isComplete = percent === 100;
  return (
    <Card role="region" aria-label={t('Profile completion')}>
      <Flex wrap align="center" gap="large">
        <div style={{ flex: '1 1 16rem' }}>
          <Completion percent={percent} />
          <p style={{ color: 'var(--color-muted)' }}>
            {isComplete ? t('Your profile is complete. Keep it up to date.') : reason}
          </p>
        </div>
        <ButtonLink to={to}>{isComplete ? t('Edit Profile') : t('Complete Profile')}</ButtonLink>
      </Flex>
    </Card>
  );
}
