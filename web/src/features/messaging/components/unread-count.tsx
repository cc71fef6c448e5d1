import { useQuery } from '@tanstack/react-query';
import { unreadQuery } from '@/features/messaging/unread-query.ts';
import styles from './unread-count.module.css';

/** More than this are too many to count. */
const MANY = 99;

/** How many messages are unread, with words for those who do not see where it stands; nothing when there are none. */
export function UnreadCount() {
  const count = useQuery(unreadQuery).data?.unreadCount ?? 0;
  if (count === 0) return null;
  return (
    <span className={styles.count}>
      {count > MANY ? `${MANY}+` : count}
      <span className="visually-hidden"> unread</span>
    </span>
  );
}
