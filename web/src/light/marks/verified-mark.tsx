import { t } from '@/lib/language/t.ts';
import { LightBadge } from './badge.tsx';
import { Icon } from './icon.tsx';

/** A badge next to the name of a verified employer. */
export function VerifiedMark({ children = t('Verified') }: { children?: string }) {
  return (
    <LightBadge tone="success">
      <Icon name="shield" size="0.9em" /> {children}
    </LightBadge>
  );
}
