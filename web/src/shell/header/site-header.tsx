import { Link } from '@tanstack/react-router';
import { Suspense } from 'react';
import { lazily } from '@/light/blocks/lazily.tsx';
import { LightButtonLink } from '@/light/controls/button.tsx';
import { Logo } from '@/light/marks/logo.tsx';
import { useSession } from '@/features/auth/session-queries.ts';
import { homeOf } from '@/features/auth/user.ts';
import { useLiveUpdates } from '@/features/messaging/live/use-live-updates.ts';
import { mainNavigation } from '@/shell/navigation/navigation.ts';
import { SidePanel } from '@/shell/navigation/side-panel.tsx';
import { t } from '@/lib/language/t.ts';
import styles from './site-header.module.css';
import { ThemeMenu } from './theme-menu.tsx';

// Visitors do not need these.
const AccountMenu = lazily(() => import('./account-menu.tsx'), 'AccountMenu');
const MessagesLink = lazily(() => import('./messages-link.tsx'), 'MessagesLink');

/** The header of every page. */
export function SiteHeader() {
  const user = useSession();
  useLiveUpdates(user?.id);
  // The workspaces of others have them.
  const isBesideBar = user?.role !== 'admin';
  return (
    <header className={styles.header}>
      <div className={`page ${styles.row}`}>
        <Link to={homeOf(user)} className={styles.home} aria-label={t('Wayfare, home')}>
          <Logo />
        </Link>
        <nav className={styles.navigation} aria-label={t('Main')}>
          <ul className={styles.links}>
            {mainNavigation.map((item) => (
              <li key={item.label}>
                <Link to={item.to} search={item.search} activeOptions={{ includeSearch: true }}>
                  {t(item.label)}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.actions}>
          <div data-needs-scripts>
            <ThemeMenu />
          </div>
          {user ? (
            <>
              {isBesideBar ? null : (
                <Suspense fallback={<span className={styles.account} />}>
                  <MessagesLink />
                </Suspense>
              )}
              <Suspense fallback={<span className={styles.account} />}>
                <AccountMenu user={user} />
              </Suspense>
            </>
          ) : (
            <SignedOutActions known={user === null} />
          )}
        </div>
        <div className={styles.small} data-needs-scripts>
          {user && !isBesideBar ? (
            <Suspense fallback={null}>
              <MessagesLink />
            </Suspense>
          ) : null}
          <SidePanel user={user} />
        </div>
      </div>
    </header>
  );
}

/** Invisible until the session is loaded, which avoids layout shifts. */
function SignedOutActions({ known }: { known: boolean }) {
  return (
    <div className={styles.signedOut} data-known={known}>
      <LightButtonLink look="quiet" size="small" to="/auth">
        {t('Log In')}
      </LightButtonLink>
      <LightButtonLink look="primary" size="small" to="/auth" search={{ tab: 'register' }}>
        {t('Sign Up')}
      </LightButtonLink>
    </div>
  );
}
