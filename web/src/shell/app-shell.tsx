import { useMatches, useRouter } from '@tanstack/react-router';
import { Suspense, useEffect, useLayoutEffect, type ReactNode } from 'react';
import { lazily } from '@/light/blocks/lazily.tsx';
import { ConnectionBanner } from '@/shell/recovery/connection-banner.tsx';
import { SessionBanner } from '@/shell/recovery/session-banner.tsx';
import { ToastRegion } from '@/shell/toasts/toast-region.tsx';
import { TooltipLayer } from '@/shell/tooltips/tooltip-layer.tsx';
import { useSession } from '@/features/auth/session-queries.ts';
import { toasts } from '@/lib/toasts.ts';
import { t } from '@/lib/language/t.ts';
import styles from './app-shell.module.css';
import { continueInLanguageOf } from './own-language.ts';
import { RouteAnnouncer } from './route-announcer.tsx';
import { keepSignedInHint } from './signed-in-hint.ts';
import { SiteFooter } from './site-footer.tsx';
import { useBackClosesDialog } from './use-back-closes-dialog.ts';
import { SiteHeader } from '@/shell/header/site-header.tsx';

// Visitors do not need it.
const WorkspaceBar = lazily(() => import('@/shell/navigation/workspace-bar.tsx'), 'WorkspaceBar');

/** The layout around every page. */
export function AppShell({ children }: { children: ReactNode }) {
  const user = useSession();
  const router = useRouter();
  useBackClosesDialog();
  useEffect(
    () => router.subscribe('onBeforeNavigate', ({ pathChanged }) => pathChanged && toasts.dismissOnLeave()),
    [router],
  );
  const isForUsers = useMatches({ select: (matches) => matches.some(({ staticData }) => staticData.isForUsers) });
  useLayoutEffect(() => {
    if (user === undefined) return;
    keepSignedInHint(Boolean(user));
    continueInLanguageOf(user);
  }, [user]);
  return (
    <div className={styles.shell} data-for-users={isForUsers}>
      <a href="#content" className="skip-link">
        {t('Skip to content')}
      </a>
      <ConnectionBanner>
        <SessionBanner />
      </ConnectionBanner>
      <SiteHeader />
      <div className={styles.workspace}>
        {user ? (
          <Suspense fallback={null}>
            <WorkspaceBar user={user} />
          </Suspense>
        ) : null}
      </div>
      <main id="content" className={styles.main} tabIndex={-1}>
        {children}
      </main>
      <SiteFooter />
      <RouteAnnouncer />
      <ToastRegion />
      <TooltipLayer />
    </div>
  );
}
