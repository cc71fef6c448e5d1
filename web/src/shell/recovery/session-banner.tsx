import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { endedSessionQuery, useSession } from '@/features/auth/session-queries.ts';
import { LightButtonLink } from '@/light/controls/button.tsx';
import { t } from '@/lib/language/t.ts';
import { Banner } from './banner.tsx';

/** Shown once the session has ended, on any page but the one to sign in. */
export function SessionBanner() {
  const { data: hasEnded } = useQuery(endedSessionQuery);
  const user = useSession();
  const { pathname, searchStr } = useLocation();
  if (!hasEnded || user || pathname === '/auth') return null;
  return (
    <Banner
      icon="user"
      title={t('Your session has ended.')}
      text={t('Everything you typed is kept. Sign in to continue.')}
    >
      <LightButtonLink look="outline" size="small" to="/auth" search={{ returnTo: pathname + searchStr }}>
        {t('Sign in')}
      </LightButtonLink>
    </Banner>
  );
}
