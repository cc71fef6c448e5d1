import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import type { ThreadEntryBody } from '@/api/generated/types.gen';
import { Button } from '@/public/button.tsx';
import { Icon } from '@/public/icon.tsx';
import { Skeleton } from '@/public/skeleton.tsx';
import { conversationQuery, threadQuery } from '@/features/messaging/messaging-queries.ts';
import { unsentMessages, type UnsentPlace } from '@/features/messaging/unsent-messages.ts';
import { useMarkRead } from '@/features/messaging/use-mark-read.ts';
import { useOutbox } from '@/features/messaging/use-outbox.ts';
import { useOtherAvatar } from '@/features/messaging/use-other-avatar.ts';
import { Composer } from './composer.tsx';
import { MessageList } from './message-list.tsx';
import { BackToConversations, ThreadHead } from './thread-head.tsx';
import styles from './thread.module.css';

const NO_ENTRIES: ThreadEntryBody[] = [];

/** One conversation: with whom, what was written, and where to write. */
export function Thread({ conversationId, userId }: UnsentPlace) {
  const conversation = useQuery(conversationQuery(conversationId));
  const thread = useQuery(threadQuery(conversationId));
  const avatar = useOtherAvatar(conversationId);
  const place = useMemo(() => ({ userId, conversationId }), [userId, conversationId]);
  const outbox = useOutbox(place);
  const entries = thread.data?.entries ?? NO_ENTRIES;
  const stored = useStored(place, entries);
  useMarkRead(userId, entries);

  if (!conversation.data || !thread.data) {
    const hasFailed = conversation.isError || thread.isError;
    const retry = () => void Promise.all([conversation.refetch(), thread.refetch()]);
    return hasFailed ? <ThreadFailure onRetry={retry} /> : <LoadingThread />;
  }
  const { otherParticipant } = conversation.data;
  return (
    <>
      <ThreadHead conversation={conversation.data} avatar={avatar} />
      <MessageList
        conversationId={conversationId}
        readerId={userId}
        otherName={otherParticipant.fullName}
        thread={thread.data}
        outbox={{ ...outbox, messages: outbox.messages.filter(({ clientId }) => !stored.has(clientId)) }}
      />
      <Composer outbox={outbox} />
    </>
  );
}

/** The client ids of own messages that are stored, known before their answer came or in spite of its failure. */
function useStored(place: UnsentPlace, entries: readonly ThreadEntryBody[]): ReadonlySet<string> {
  const stored = useMemo(
    () =>
      new Set(
        entries.flatMap(({ message }) =>
          message.senderId === place.userId && message.clientId !== null ? [message.clientId] : [],
        ),
      ),
    [entries, place],
  );
  useEffect(() => {
    if (unsentMessages.read(place).messages.some(({ clientId }) => stored.has(clientId))) {
      unsentMessages.drop(place, stored);
    }
  }, [place, stored]);
  return stored;
}

function LoadingThread() {
  return (
    <div className={styles.loading}>
      <BackToConversations />
      <Skeleton rows={4} height="3.5rem" />
    </div>
  );
}

function ThreadFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <div className={styles.failure}>
      <BackToConversations />
      <div role="alert">
        <Icon name="alert" size="2rem" />
        <h2>Could not load conversation</h2>
        <p>There was an error loading this conversation. Please try again later.</p>
      </div>
      <Button look="outline" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}
