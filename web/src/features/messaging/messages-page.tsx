import { Card } from 'antd';
import { EmptyState } from '@/components/empty-state.tsx';
import { StoreProvider } from '@/store/store-provider.tsx';
import { ConversationList } from './conversations/conversation-list.tsx';
import styles from './messages-page.module.css';
import { Thread } from './thread/thread.tsx';

interface MessagesPageProps {
  userId: number;
  /** The open conversation. */
  conversationId: number | undefined;
}

/** The conversations next to the open one; on small screens, one at a time. */
export function MessagesPage({ userId, conversationId }: MessagesPageProps) {
  return (
    <StoreProvider>
      <div className={`page ${styles.page}`} data-open={conversationId !== undefined}>
        <h1>Messages</h1>
        <div className={styles.cards}>
          <Card
            role="region"
            aria-labelledby="conversations"
            title={<h2 id="conversations">Conversations</h2>}
            className={`${styles.card} ${styles.list}`}
            classNames={{ body: styles.body ?? '' }}
          >
            <ConversationList />
          </Card>
          <Card
            role="region"
            aria-label="Conversation"
            className={`${styles.card} ${styles.thread}`}
            classNames={{ body: styles.body ?? '' }}
          >
            {conversationId === undefined ? (
              <div className={styles.nothing}>
                <EmptyState text="Select a conversation" />
              </div>
            ) : (
              <Thread key={conversationId} conversationId={conversationId} userId={userId} />
            )}
          </Card>
        </div>
      </div>
    </StoreProvider>
  );
}
