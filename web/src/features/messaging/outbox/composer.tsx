import { Button, Input, type GetRef } from 'antd';
import { useRef, type FormEvent, type KeyboardEvent } from 'react';
import { Icon } from '@/public/marks/icon.tsx';
import styles from './composer.module.css';
import type { Outbox } from './use-outbox.ts';

const MAX_LENGTH = 5_000;

/** The remaining characters are shown once there are fewer than this. */
const FEW_LEFT = 500;

/** The text box for a message: Enter sends, Shift+Enter starts a new line. */
export function Composer({ outbox }: { outbox: Outbox }) {
  const text = useRef<GetRef<typeof Input.TextArea>>(null);
  const { draft, isSending } = outbox;
  const left = MAX_LENGTH - draft.length;

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    outbox.send();
    text.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // In an input method, Enter confirms a character.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    outbox.send();
  };

  return (
    <form className={styles.composer} onSubmit={onSubmit}>
      <Input.TextArea
        ref={text}
        rows={2}
        className={styles.text ?? ''}
        aria-label="Message"
        placeholder="Type your message..."
        maxLength={MAX_LENGTH}
        enterKeyHint="send"
        value={draft}
        onChange={(event) => outbox.setDraft(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <Button
        type="primary"
        htmlType="submit"
        shape="circle"
        icon={<Icon name="send" />}
        aria-label="Send message"
        data-tip="Send message"
        disabled={draft.trim() === '' || isSending}
      />
      {left < FEW_LEFT ? <output className={styles.left}>{left} characters left</output> : null}
    </form>
  );
}
