import { Link } from '@tanstack/react-router';
import { Icon } from '@/light/marks/icon.tsx';
import { UnreadCount } from '@/features/messaging/drawn/unread-count.tsx';
import { t } from '@/lib/language/t.ts';
import styles from './messages-link.module.css';

/** Link to the messages with the unread count. */
export function MessagesLink() {
  return (
    <Link to="/messages" className={styles.link} data-tip={t('Messages')}>
      <Icon name="message" size="1.375rem" />
      <span className="visually-hidden">{t('Messages')}</span>
      <span className={styles.count}>
        <UnreadCount />
      </span>
    </Link>
  );
}
