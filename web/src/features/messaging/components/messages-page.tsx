import { EmptyState } from '@/components/empty-state.tsx';
import { ConversationList } from './conversation-list.tsx';
import styles from './messages-page.module.css';
import { Thread } from './thread.tsx';

interface MessagesPageProps {
  userId: number;
  /** The conversation that is open. */
  conversationId: number | undefined;
}

/** All conversations and the open one, side by side or, on small screens, one at a time. */
export function MessagesPage({ userId, conversationId }: MessagesPageProps) {
  return (
    <div className={`page ${styles.page}`} data-open={conversationId !== undefined}>
      <h1>Messages</h1>
      <div className={styles.cards}>
        <section className={`${styles.card} ${styles.list}`} aria-labelledby="conversations">
          <h2 id="conversations" className={styles.title}>
            Conversations
          </h2>
          <ConversationList />
        </section>
        <section className={`${styles.card} ${styles.thread}`} aria-label="Conversation">
          {conversationId === undefined ? (
            <div className={styles.nothing}>
              <EmptyState text="Select a conversation" />
            </div>
          ) : (
            <Thread key={conversationId} conversationId={conversationId} userId={userId} />
          )}
        </section>
      </div>
    </div>
  );
}
