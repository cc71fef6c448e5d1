import { Button, Input, type GetRef } from 'antd';
import { useRef, type ChangeEvent, type FormEvent, type KeyboardEvent, type ReactNode } from 'react';
import { acceptOf, ATTACHMENT_RULES } from '@/lib/rules/upload-rules.ts';
import { Icon } from '@/light/marks/icon.tsx';
import { useMediaQuery } from '@/lib/dom/use-media-query.ts';
import { tooLong } from '@/lib/rules/text-limit.ts';
import { t } from '@/lib/language/t.ts';
import styles from './composer.module.css';
import { DraftFiles } from './draft-files.tsx';
import { useAttachments } from './use-attachments.ts';
import type { Outbox } from './use-outbox.ts';

const MAX_LENGTH = 5_000;

/** The remaining characters are shown once there are fewer than this. */
const FEW_LEFT = 500;

/** On a touch keyboard, only Enter can start a new line; the button sends. */
const TOUCH = '(pointer: coarse)';

interface ComposerProps {
  conversationId: number;
  outbox: Outbox;
  /** Offers texts to insert. */
  texts?: ReactNode;
}

/** The text box for a message and its files: Enter sends, Shift+Enter starts a new line. */
export function Composer({ conversationId, outbox, texts }: ComposerProps) {
  const text = useRef<GetRef<typeof Input.TextArea>>(null);
  const attachments = useAttachments(conversationId, outbox);
  const { draft, isSending } = outbox;
  const { isUploading } = attachments;
  const problem = tooLong(draft, MAX_LENGTH);
  const isTouch = useMediaQuery(TOUCH);

  const send = () => {
    if (!isUploading && problem === undefined) outbox.send();
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    send();
    text.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // In an input method, Enter confirms a character.
    if (isTouch || event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  const attach = (files: readonly File[]) => {
    attachments.add(files);
    text.current?.focus();
  };

  return (
    <form className={styles.composer} onSubmit={onSubmit}>
      <DraftFiles outbox={outbox} attachments={attachments} />
      <div className={styles.tools}>
        <FilePicker isFull={attachments.left <= 0} onPick={attach} />
        {texts}
      </div>
      <Input.TextArea
        ref={text}
        autoSize={{ minRows: 2, maxRows: 6 }}
        className={styles.text}
        aria-label={t('Message')}
        placeholder={t('Type your message...')}
        enterKeyHint={isTouch ? 'enter' : 'send'}
        value={draft}
        onChange={(event) => outbox.setDraft(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <Button
        type="primary"
        htmlType="submit"
        shape="circle"
        icon={<Icon name="send" />}
        aria-label={t('Send message')}
        data-tip={t('Send message')}
        disabled={draft.trim() === '' || problem !== undefined || isSending || isUploading}
      />
      <Hints outbox={outbox} problem={problem} />
    </form>
  );
}

/** What is missing, or how much still fits. */
function Hints({ outbox: { draft, files }, problem }: { outbox: Outbox; problem: string | undefined }) {
  const left = MAX_LENGTH - draft.trim().length;
  return (
    <>
      {files.length > 0 && draft.trim() === '' ? (
        <small className={styles.left}>{t('Add a message to send {length}.', { length: filesOf(files.length) })}</small>
      ) : null}
      {left < FEW_LEFT ? (
        <output className={styles.left}>{problem ?? t('{left} characters left', { left })}</output>
      ) : null}
    </>
  );
}

function FilePicker({ isFull, onPick }: { isFull: boolean; onPick: (files: readonly File[]) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const onChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    onPick([...(target.files ?? [])]);
    // Allows choosing the same file again.
    target.value = '';
  };
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        aria-label={t('Files to attach')}
        accept={acceptOf(ATTACHMENT_RULES)}
        onChange={onChange}
      />
      <Button
        shape="circle"
        icon={<Icon name="file" />}
        aria-label={t('Attach files')}
        data-tip={t('Attach PDF, DOC, DOCX, JPEG or PNG')}
        disabled={isFull}
        onClick={() => input.current?.click()}
      />
    </>
  );
}

function filesOf(count: number): string {
  return count === 1 ? t('the file') : t('the files');
}
