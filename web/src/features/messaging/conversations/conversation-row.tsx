import { Link, useSearch } from '@tanstack/react-router';
import { Badge } from 'antd';
import type { ConversationListItemBody } from '@/api/generated/types.gen';
import { PersonAvatar } from '@/components/display/person-avatar.tsx';
import { t } from '@/lib/language/t.ts';
import { personName } from '@/lib/words/person-name.ts';
import styles from './conversation-list.module.css';
import { formatListTime } from '@/lib/format/list-time.ts';
import { previewOf } from './message-preview.ts';

/** A conversation in the list, linked to its messages. */
export function ConversationRow({ item, now }: { item: ConversationListItemBody; now: Date }) {
  const { conversation, otherUser, lastMessage, unreadCount } = item;
  const isUnread = unreadCount > 0;
  const name = personName(otherUser.fullName);
  const company = otherUser.companyName === name ? null : otherUser.companyName;
  const about = [company, conversation.title].filter(Boolean).join(' · ');
  const isOpen = useSearch({ strict: false, select: (search) => search.conversationId === conversation.id });
  return (
    <Link
      to="/messages"
      search={(before) => ({ ...before, conversationId: conversation.id })}
      aria-current={isOpen ? 'page' : undefined}
      resetScroll={false}
      className={styles.row}
      data-unread={isUnread}
    >
      <PersonAvatar name={name} image={otherUser.avatar} />
      <span dir="auto" className={styles.name}>
        {isUnread ? <strong>{name}</strong> : name}
      </span>
      {about ? (
        <span dir="auto" className={styles.about}>
          {about}
        </span>
      ) : null}
      {lastMessage ? (
        <>
          <time className={styles.time} dateTime={lastMessage.sentAt}>
            {formatListTime(lastMessage.sentAt, now)}
          </time>
          <span dir="auto" className={styles.preview}>
            {previewOf(lastMessage.content)}
          </span>
        </>
      ) : (
        <span className={styles.preview}>
          {t('No messages yet')} <span className={styles.start}>{t('Start a conversation')}</span>
        </span>
      )}
      {isUnread ? (
        <span className={styles.unread}>
          <Badge count={unreadCount} color="var(--color-accent)" title="" />
          <span className="visually-hidden"> {t('unread')}</span>
        </span>
      ) : null}
    </Link>
  );
}
