import { Link, useLocation } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import type { User } from '@/features/auth/user.ts';
import { Icon } from '@/light/marks/icon.tsx';
import { t } from '@/lib/language/t.ts';
import { useWaiting } from './use-waiting.ts';
import { WaitingCount } from './waiting-count.tsx';
import { currentLink, workspaceLinks } from './workspace-links.ts';
import styles from './workspace-bar.module.css';

/** The main destinations of signed-in users: below the header, and on phones at the bottom edge. */
export function WorkspaceBar({ user }: { user: User }) {
  const { pathname, search } = useLocation();
  const list = useRef<HTMLUListElement>(null);
  const links = workspaceLinks(user);
  const current = currentLink(links, pathname, search);
  const waiting = useWaiting(user);

  // On small screens the current link may be out of view, also after counts appear.
  useEffect(() => {
    const link = list.current?.querySelector<HTMLElement>('[aria-current]');
    if (link) list.current?.scrollTo({ left: link.offsetLeft - (list.current.clientWidth - link.offsetWidth) / 2 });
  }, [current, waiting]);

  return (
    <nav className={styles.bar} aria-label={t('Your workspace')}>
      <ul ref={list} className={styles.links}>
        {links.map((link) => (
          <li key={link.label}>
            <Link
              to={link.to}
              search={link.search}
              activeOptions={{ exact: true }}
              aria-current={link !== current ? undefined : link.to === pathname ? 'page' : true}
            >
              <span className={styles.icon}>
                <Icon name={link.icon} />
              </span>
              {t(link.label)}
              {link.count ? <WaitingCount of={link.count} count={waiting[link.count]} /> : null}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
