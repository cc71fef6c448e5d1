import { Button } from 'antd';
import { useState } from 'react';
import { messageOf } from '@/api/api-error.ts';
import type { ThreadEntryBody } from '@/api/generated/types.gen';
import { Icon } from '@/light/marks/icon.tsx';
import { isThisPerson } from '@/lib/browser/person.ts';
import { useNow } from '@/lib/format/use-now.ts';
import { t } from '@/lib/language/t.ts';
import { personName } from '@/lib/words/person-name.ts';
import type { Outbox } from '../../outbox/use-outbox.ts';
import type { UnsentMessage } from '@/store/unsent-messages.ts';
import { Bubble } from './bubble.tsx';
import styles from './message-list.module.css';
import { DeleteButton } from './delete-button.tsx';
import { Receipt, UnsentState } from './message-state.tsx';
import type { Thread } from './thread-entries.ts';
import { useOlderMessages } from '../use-older-messages.ts';
import { useThreadScroll } from '../use-thread-scroll.ts';

interface MessageListProps {
  conversationId: number;
  readerId: number;
  otherName: string;
  thread: Thread;
  outbox: Outbox;
}

/** The messages of a thread, oldest first; screen readers announce the ones that arrive while it is open. */
export function MessageList({ conversationId, readerId, otherName, thread, outbox }: MessageListProps) {
  const { entries, olderCursor } = thread;
  const now = useNow();
  const older = useOlderMessages(conversationId, olderCursor);
  const [opened] = useState(() => entries.at(-1)?.message.id ?? 0);
  const last = outbox.messages.at(-1)?.clientId ?? keyOfLast(entries);
  const { box, onScroll, hasNewMessages, goToEnd } = useThreadScroll({
    firstKey: entries[0] && keyOf(entries[0]),
    lastKey: last,
    isLastOwn: outbox.messages.length > 0 || entries.at(-1)?.message.senderId === readerId,
    onNearStart: () => {
      // After a failure, only the button loads more.
      if (!older.error) older.load();
    },
  });
  const showNewMessages = () => {
    goToEnd();
    // The button disappears, so focus moves to the messages.
    box.current?.focus({ preventScroll: true });
  };
  const bubble = (entry: ThreadEntryBody) => (
    <li key={keyOf(entry)}>
      <EntryBubble entry={entry} readerId={readerId} now={now} />
    </li>
  );

  return (
    <div className={styles.frame}>
      <div
        ref={box}
        className={styles.box}
        role="log"
        aria-live="polite"
        aria-relevant="additions"
        aria-label={t('Messages with {otherName}', { otherName })}
        tabIndex={0}
        onScroll={onScroll}
      >
        {older.hasMore ? <OlderMessages older={older} /> : null}
        {entries.length + outbox.messages.length === 0 ? <NoMessages /> : null}
        <ol className={styles.messages} aria-live="off">
          {entries.filter(({ message }) => message.id <= opened).map(bubble)}
        </ol>
        <ol className={styles.messages}>
          {entries.filter(({ message }) => message.id > opened).map(bubble)}
          {outbox.messages.map((message) => (
            <li key={message.clientId}>
              <UnsentBubble message={message} outbox={outbox} now={now} />
            </li>
          ))}
        </ol>
      </div>
      {hasNewMessages ? (
        <Button type="primary" size="small" shape="round" className={styles.news} onClick={showNewMessages}>
          {t('New messages')} <Icon name="chevron" size="1rem" />
        </Button>
      ) : null}
    </div>
  );
}

function OlderMessages({ older: { error, isPending, load } }: { older: ReturnType<typeof useOlderMessages> }) {
  return (
    <div className={styles.older}>
      {error ? <p>{messageOf(error)}</p> : null}
      <Button type="text" size="small" disabled={isPending} onClick={load}>
        {isPending ? t('Loading…') : t('Show earlier messages')}
      </Button>
    </div>
  );
}

function NoMessages() {
  return (
    <p className={styles.prompt}>
      <Icon name="message" size="2rem" />
      {t('Start a conversation')}
    </p>
  );
}

function EntryBubble({ entry, readerId, now }: { entry: ThreadEntryBody; readerId: number; now: Date }) {
  const { message, sender } = entry;
  const isOwn = message.senderId === readerId;
  return (
    <Bubble
      author={isOwn && isThisPerson(sender.authorId) ? t('You') : personName(sender.fullName)}
      writer={writerOf(entry, isOwn)}
      content={message.content}
      files={message.attachments}
      writtenAt={message.sentAt}
      isOwn={isOwn}
      now={now}
      isDeleted={message.isDeleted}
      state={
        isOwn && !message.isDeleted ? (
          <>
            <Receipt status={message.status} />
            <DeleteButton entry={entry} readerId={readerId} />
          </>
        ) : undefined
      }
    />
  );
}

/** Who of a company wrote it, where that is not clear. */
function writerOf({ sender }: ThreadEntryBody, isOwn: boolean): string | undefined {
  if (sender.companyName === null || (isOwn && isThisPerson(sender.authorId))) return undefined;
  const name = personName(sender.fullName);
  return isOwn ? name : `${name} · ${sender.companyName}`;
}

function UnsentBubble({ message, outbox, now }: { message: UnsentMessage; outbox: Outbox; now: Date }) {
  return (
    <Bubble
      author={t('You')}
      content={message.content}
      files={message.files}
      writtenAt={message.writtenAt}
      isOwn
      now={now}
      hasFailed={message.state === 'failed'}
      state={
        <UnsentState
          message={message}
          onRetry={() => outbox.retry(message)}
          onDiscard={() => outbox.discard([message.clientId])}
        />
      }
    />
  );
}

/** Stays the same when an unsent message is stored. */
function keyOf({ message }: ThreadEntryBody): string {
  return message.clientId ?? String(message.id);
}

function keyOfLast(entries: readonly ThreadEntryBody[]): string | undefined {
  const last = entries.at(-1);
  return last && keyOf(last);
}
