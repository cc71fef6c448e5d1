import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { mayOpen, type User } from '@/features/auth/user.ts';
import { UnreadCount } from '@/features/messaging/drawn/unread-count.tsx';
import { unreadQuery } from '@/features/messaging/unread-query.ts';
import { t } from '@/lib/language/t.ts';
import { currentLink, secondaryLinks } from './secondary-links.ts';
import styles from './secondary-bar.module.css';

/** The second bar of signed-in screens: the main destinations of a role. */
export function SecondaryBar({ user }: { user: User }) {
  const { pathname, search } = useLocation();
  const list = useRef<HTMLUListElement>(null);
  const links = secondaryLinks(user);
  const current = currentLink(links, pathname, search);
  const unread = useQuery({ ...unreadQuery, enabled: mayOpen(user, '/messages') }).data?.unreadCount;

  // On small screens the current link may be out of view, also after the unread count appears.
  useEffect(() => {
    const link = list.current?.querySelector<HTMLElement>('[aria-current]');
    if (link) list.current?.scrollTo({ left: link.offsetLeft - (list.current.clientWidth - link.offsetWidth) / 2 });
  }, [current, unread]);

  return (
    <nav className={styles.bar} aria-label={t('Your workspace')}>
      <ul ref={list} className={styles.links}>
        {links.map((link) => (
          <li key={link.label}>
            <Link
              to={link.to}
              search={link.search}
              activeOptions={{ exact: true }}
              aria-current={link.label !== current?.label ? undefined : link.to === pathname ? 'page' : true}
            >
              {t(link.label)}
              {link.showsUnread ? <UnreadCount /> : null}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
