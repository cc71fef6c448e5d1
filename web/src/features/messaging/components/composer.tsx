import { useRef, type FormEvent, type KeyboardEvent } from 'react';
import { Icon } from '@/public/icon.tsx';
import type { Outbox } from '@/features/messaging/use-outbox.ts';
import styles from './composer.module.css';

const LONGEST_MESSAGE = 5_000;

/** From here on it is worth knowing how much room is left, in characters. */
const LITTLE_ROOM = 500;

/** Where one writes: Enter sends, Shift and Enter begin a new line. */
export function Composer({ outbox }: { outbox: Outbox }) {
  const text = useRef<HTMLTextAreaElement>(null);
  const { draft, isSending } = outbox;
  const room = LONGEST_MESSAGE - draft.length;

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    outbox.send();
    text.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter also ends the choice of a character in an input method.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    outbox.send();
  };

  return (
    <form className={styles.composer} onSubmit={onSubmit}>
      <textarea
        ref={text}
        rows={2}
        className={styles.text}
        aria-label="Message"
        placeholder="Type your message..."
        maxLength={LONGEST_MESSAGE}
        enterKeyHint="send"
        value={draft}
        onChange={(event) => outbox.setDraft(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <button
        type="submit"
        className={styles.send}
        aria-label="Send message"
        data-tip="Send message"
        disabled={draft.trim() === '' || isSending}
      >
        <Icon name="send" />
      </button>
      {room < LITTLE_ROOM ? <output className={styles.room}>{room} characters left</output> : null}
    </form>
  );
}
