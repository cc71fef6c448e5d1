import { useQuery } from '@tanstack/react-query';
import { t } from '@/lib/language/t.ts';
import { unreadQuery } from '../unread-query.ts';
import styles from './unread-count.module.css';

/** Larger counts are shown as 99+. */
const MAX_SHOWN = 99;

/** The number of unread messages, labeled for screen readers; nothing when there are none. */
export function UnreadCount() {
  const count = useQuery(unreadQuery).data?.unreadCount ?? 0;
  if (count === 0) return null;
  return (
    <span className={styles.count}>
      {count > MAX_SHOWN ? `${MAX_SHOWN}+` : count}
      <span className="visually-hidden"> {t('unread')}</span>
    </span>
  );
}
