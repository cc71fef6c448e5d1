import { t } from '@/lib/language/t.ts';
import { LightBadge } from './badge.tsx';
import { Icon } from './icon.tsx';
import { VerifiedMark } from './verified-mark.tsx';

interface EmployerMarkProps {
  employer: { readonly isTrusted: boolean; readonly controlledDomain: string | null };
}

/** What our team verified about an employer, or else the domain it controls, which says nothing about its name. */
export function EmployerMark({ employer: { isTrusted, controlledDomain } }: EmployerMarkProps) {
  if (isTrusted) return <VerifiedMark>{t('Verified employer')}</VerifiedMark>;
  if (controlledDomain === null) return null;
  return (
    <LightBadge tone="outlined">
      <Icon name="globe" size="0.9em" /> {t('Controls {controlledDomain}', { controlledDomain })}
    </LightBadge>
  );
}
