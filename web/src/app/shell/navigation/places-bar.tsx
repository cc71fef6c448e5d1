import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import type { User } from '@/features/auth/user.ts';
import { UnreadCount } from '@/features/messaging/unread/unread-count.tsx';
import { unreadQuery } from '@/features/messaging/unread/unread-query.ts';
import { currentPlace, placesOf } from './places.ts';
import styles from './places-bar.module.css';

/** The second bar of signed-in screens: the places of a role. */
export function PlacesBar({ user }: { user: User }) {
  const { pathname, search } = useLocation();
  const list = useRef<HTMLUListElement>(null);
  const places = placesOf(user);
  const current = currentPlace(places, pathname, search);
  const unread = useQuery(unreadQuery).data?.unreadCount;

  // On a small screen the current place may be out of sight, also once the unread count takes its room.
  useEffect(() => {
    const place = list.current?.querySelector<HTMLElement>('[aria-current]');
    if (place) list.current?.scrollTo({ left: place.offsetLeft - (list.current.clientWidth - place.offsetWidth) / 2 });
  }, [current, unread]);

  return (
    <nav className={styles.bar} aria-label="Your places">
      <ul ref={list} className={styles.places}>
        {places.map((place) => (
          <li key={place.label}>
            <Link
              to={place.to}
              search={place.search}
              activeOptions={{ exact: true }}
              aria-current={place.label !== current?.label ? undefined : place.to === pathname ? 'page' : true}
            >
              {place.label}
              {place.showsUnread ? <UnreadCount /> : null}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
