import { useQuery } from '@tanstack/react-query';
import { Alert, Button, Flex } from 'antd';
import { useEffect, useMemo, type ReactNode } from 'react';
import type { ThreadEntryBody } from '@/api/generated/types.gen';
import { SafetyNote } from '@/light/blocks/safety-note.tsx';
import { Loading } from '@/components/states/loading.tsx';
import type { UnsentPlace } from '@/store/unsent-messages.ts';
import { t } from '@/lib/language/t.ts';
import { personName } from '@/lib/words/person-name.ts';
import { conversationQuery, threadQuery } from '../messaging-queries.ts';
import { Composer } from '../outbox/composer.tsx';
import { useOutbox, type Outbox } from '../outbox/use-outbox.ts';
import { MessageList } from './messages/message-list.tsx';
import { BackToConversations, ThreadHead } from './thread-head.tsx';
import { SettleButton } from './settle-button.tsx';
import type { ThreadTools } from './thread-tools.ts';
import styles from './thread.module.css';
import { isRisky } from './risky-words.ts';
import { useMarkRead } from './use-mark-read.ts';

const NO_ENTRIES: ThreadEntryBody[] = [];

interface ThreadProps extends UnsentPlace, ThreadTools {
  /** Shown next to its topic, so it needs no head. */
  isAside?: boolean;
}

/** A conversation: its participants, messages and text box. */
export function Thread({
  conversationId,
  userId,
  isAside = false,
  settles,
  renderApplication,
  renderTexts,
}: ThreadProps) {
  const conversation = useQuery(conversationQuery(conversationId));
  const thread = useQuery(threadQuery(conversationId));
  const entries = thread.data?.entries ?? NO_ENTRIES;
  const outbox = useStillUnsent(useOutbox({ userId, conversationId }), userId, entries);
  useMarkRead(userId, entries);

  if (!conversation.data || !thread.data) {
    const hasFailed = conversation.isError || thread.isError;
    const retry = () => void Promise.all([conversation.refetch(), thread.refetch()]);
    const back = isAside ? null : <BackToConversations />;
    return hasFailed ? <ThreadFailure back={back} onRetry={retry} /> : <LoadingThread back={back} />;
  }
  return (
    <>
      {isAside ? null : <ThreadHead conversation={conversation.data} renderApplication={renderApplication} />}
      {entries.some(({ message }) => isRisky(message.content)) ? <SafetyNote /> : null}
      <MessageList
        conversationId={conversationId}
        readerId={userId}
        otherName={personName(conversation.data.otherParticipant.fullName)}
        thread={thread.data}
        outbox={outbox}
      />
      {settles ? <SettleButton conversation={conversation.data} entries={entries} readerId={userId} /> : null}
      <Composer
        conversationId={conversationId}
        outbox={outbox}
        texts={renderTexts?.(conversation.data, (text) => outbox.setDraft(joined(outbox.draft, text)))}
      />
    </>
  );
}

function joined(draft: string, text: string): string {
  return draft.trim() === '' ? text : `${draft.trimEnd()}\n\n${text}`;
}

/** The outbox without messages that are already stored, because a live event was faster or the response got lost. */
function useStillUnsent(outbox: Outbox, userId: number, entries: readonly ThreadEntryBody[]): Outbox {
  const stored = useMemo(
    () => new Set(entries.filter(({ message }) => message.senderId === userId).map(({ message }) => message.clientId)),
    [entries, userId],
  );
  const delivered = outbox.messages.filter(({ clientId }) => stored.has(clientId)).map(({ clientId }) => clientId);
  useEffect(() => {
    if (delivered.length > 0) outbox.discard(delivered);
  });
  return { ...outbox, messages: outbox.messages.filter(({ clientId }) => !stored.has(clientId)) };
}

function LoadingThread({ back }: { back: ReactNode }) {
  return (
    <div className={styles.loading}>
      {back}
      <Loading avatar paragraph={{ rows: 6 }} />
    </div>
  );
}

function ThreadFailure({ back, onRetry }: { back: ReactNode; onRetry: () => void }) {
  return (
    <div className={styles.loading}>
      {back}
      <Alert
        type="error"
        role="alert"
        showIcon
        title={t('Could not load conversation')}
        description={
          <Flex vertical align="start" gap="middle">
            {t('There was an error loading this conversation. Please try again later.')}
            <Button onClick={onRetry}>{t('Try again')}</Button>
          </Flex>
        }
      />
    </div>
  );
}
