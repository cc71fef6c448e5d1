import { Link } from '@tanstack/react-router';
import type { ConversationListItemBody } from '@/api/generated/types.gen';
import { Avatar } from '@/public/avatar.tsx';
import { previewOf } from '@/features/messaging/message-preview.ts';
import { formatListTime } from '@/features/messaging/message-times.ts';
import styles from './conversation-list.module.css';

/** A conversation in the list; it leads to its messages. */
export function ConversationRow({ item, now }: { item: ConversationListItemBody; now: Date }) {
  const { conversation, otherUser, lastMessage, unreadCount } = item;
  return (
    <Link
      to="/messages"
      search={{ conversationId: String(conversation.id) }}
      activeOptions={{ includeSearch: true }}
      resetScroll={false}
      className={styles.row}
      data-unread={unreadCount > 0}
    >
      <Avatar name={otherUser.fullName} image={otherUser.avatar} />
      <span className={styles.name}>
        {unreadCount > 0 ? <strong>{otherUser.fullName}</strong> : otherUser.fullName}
      </span>
      {lastMessage ? (
        <>
          <time className={styles.time} dateTime={lastMessage.sentAt}>
            {formatListTime(lastMessage.sentAt, now)}
          </time>
          <span className={styles.preview}>{previewOf(lastMessage.content)}</span>
        </>
      ) : (
        <span className={styles.preview}>
          No messages yet
          <span className={styles.start}>Start a conversation</span>
        </span>
      )}
      {unreadCount > 0 ? (
        <span className={styles.unread}>
          {unreadCount}
          <span className="visually-hidden"> unread</span>
        </span>
      ) : null}
    </Link>
  );
}
