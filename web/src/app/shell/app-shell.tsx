import type { ReactNode } from 'react';
import { ConnectionBanner } from '@/app/recovery/connection-banner.tsx';
import { ToastRegion } from '@/app/toasts/toast-region.tsx';
import { TooltipLayer } from '@/app/tooltips/tooltip-layer.tsx';
import styles from './app-shell.module.css';
import { RouteAnnouncer } from './route-announcer.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';

/** The layout around every page. */
export function AppShell({ children }: { children: ReactNode }) {
  return (
    <div className={styles.shell}>
      <a href="#content" className={styles.skip}>
        Skip to content
      </a>
      <ConnectionBanner />
      <SiteHeader />
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
