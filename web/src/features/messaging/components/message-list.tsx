import { useState } from 'react';
import type { ThreadEntryBody } from '@/api/generated/types.gen';
import { messageOf } from '@/api/api-error.ts';
import { Button } from '@/public/button.tsx';
import { Icon } from '@/public/icon.tsx';
import { useNow } from '@/lib/use-now.ts';
import type { Thread } from '@/features/messaging/thread.ts';
import { useOlderMessages } from '@/features/messaging/use-older-messages.ts';
import type { Outbox } from '@/features/messaging/use-outbox.ts';
import { useThreadScroll } from '@/features/messaging/use-thread-scroll.ts';
import { Bubble } from './bubble.tsx';
import styles from './message-list.module.css';
import { Receipt, UnsentStanding } from './standing.tsx';

interface MessageListProps {
  conversationId: number;
  readerId: number;
  otherName: string;
  thread: Thread;
  outbox: Outbox;
}

/** The messages of a thread, oldest first; those that come in while it is open are read out. */
export function MessageList({ conversationId, readerId, otherName, thread, outbox }: MessageListProps) {
  const { entries, olderCursor } = thread;
  const now = useNow();
  const older = useOlderMessages(conversationId);
  const [opened] = useState(() => entries.at(-1)?.message.id ?? 0);
  const loadOlder = () => {
    if (olderCursor !== null && !older.isPending) older.mutate(olderCursor);
  };
  const last = outbox.messages.at(-1)?.clientId ?? keyOfLast(entries);
  const { box, onScroll, hasNews, goToEnd } = useThreadScroll({
    firstKey: entries[0] && keyOf(entries[0]),
    lastKey: last,
    isLastOwn: outbox.messages.length > 0 || entries.at(-1)?.message.senderId === readerId,
    onNearStart: () => {
      // After a failure it waits to be asked.
      if (!older.isError) loadOlder();
    },
  });
  const showNews = () => {
    goToEnd();
    // The button goes; what it led to is where one is now.
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
        aria-label={`Messages with ${otherName}`}
        tabIndex={0}
        onScroll={onScroll}
      >
        {olderCursor === null ? null : (
          <div className={styles.older}>
            {older.isError ? <p>{messageOf(older.error)}</p> : null}
            <Button look="quiet" size="small" disabled={older.isPending} onClick={loadOlder}>
              {older.isPending ? 'Loading…' : 'Show earlier messages'}
            </Button>
          </div>
        )}
        {entries.length + outbox.messages.length === 0 ? (
          <p className={styles.prompt}>
            <Icon name="message" size="2rem" />
            Start a conversation
          </p>
        ) : null}
        <ol className={styles.messages} aria-live="off">
          {entries.filter(({ message }) => message.id <= opened).map(bubble)}
        </ol>
        <ol className={styles.messages}>
          {entries.filter(({ message }) => message.id > opened).map(bubble)}
          {outbox.messages.map((message) => (
            <li key={message.clientId}>
              <Bubble
                author="You"
                content={message.content}
                writtenAt={message.writtenAt}
                isOwn
                now={now}
                hasFailed={message.state === 'failed'}
                standing={<UnsentStanding message={message} onRetry={outbox.retry} onDiscard={outbox.discard} />}
              />
            </li>
          ))}
        </ol>
      </div>
      {hasNews ? (
        <button type="button" className={styles.news} onClick={showNews}>
          New messages <Icon name="chevron" size="1rem" />
        </button>
      ) : null}
    </div>
  );
}

function EntryBubble({ entry, readerId, now }: { entry: ThreadEntryBody; readerId: number; now: Date }) {
  const { message, sender } = entry;
  const isOwn = message.senderId === readerId;
  return (
    <Bubble
      author={isOwn ? 'You' : sender.fullName}
      content={message.content}
      writtenAt={message.sentAt}
      isOwn={isOwn}
      now={now}
      standing={isOwn ? <Receipt status={message.status} /> : undefined}
    />
  );
}

/** Stays the same while a message turns from one on its way into a stored one. */
function keyOf({ message }: ThreadEntryBody): string {
  return message.clientId ?? String(message.id);
}

function keyOfLast(entries: readonly ThreadEntryBody[]): string | undefined {
  const last = entries.at(-1);
  return last && keyOf(last);
}
