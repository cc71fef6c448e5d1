import { Button, Flex, Input } from 'antd';
import { useEffect, useId, useRef } from 'react';
import { useSaveNotes } from '@/features/applications/received/received-application-mutations.ts';
import { notesDraftDiscarded, notesDraftKept, notesSaved } from '@/store/notes-drafts.ts';
import { useAppDispatch, useAppSelector } from '@/store/store.ts';
import styles from './application-review.module.css';

const MAX_LENGTH = 5000;

/** Milliseconds after the last keystroke until notes are saved. */
const AUTOSAVE_DELAY = 1_500;

/** The employer's notes on an application; unsaved ones are kept on this device as a draft. */
export function NotesEditor({ id, notes }: { id: number; notes: string }) {
  const dispatch = useAppDispatch();
  const draft = useAppSelector((state) => state.notesDrafts[id]);
  const save = useSaveNotes(id);
  const hint = useId();
  const text = draft ?? notes;
  const isUnsaved = text.trim() !== notes;

  const store = () => {
    const saving = save.mutateAsync(text.trim());
    // A failure is shown; the draft stays.
    saving.then(() => dispatch(notesSaved({ applicationId: id, text }))).catch(() => undefined);
  };
  const latest = useRef(store);
  const isWaiting = useRef(false);
  useEffect(() => {
    latest.current = store;
  });
  // After a failure, only typing or the button retries.
  useEffect(() => {
    isWaiting.current = isUnsaved;
    if (!isUnsaved) return;
    const timer = setTimeout(() => {
      isWaiting.current = false;
      latest.current();
    }, AUTOSAVE_DELAY);
    return () => clearTimeout(timer);
  }, [isUnsaved, text]);
  // Leaving the page saves at once.
  useEffect(
    () => () => {
      if (isWaiting.current) latest.current();
    },
    [],
  );

  const onChange = (typed: string) =>
    dispatch(typed === notes ? notesDraftDiscarded(id) : notesDraftKept({ applicationId: id, text: typed }));

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        store();
      }}
    >
      <Flex vertical align="start" gap="small">
        <Input.TextArea
          aria-label="Notes"
          aria-describedby={hint}
          autoSize={{ minRows: 2, maxRows: 12 }}
          maxLength={MAX_LENGTH}
          value={text}
          onChange={(event) => onChange(event.target.value)}
        />
        <small id={hint} className={styles.hint}>
          {isUnsaved
            ? save.isError
              ? 'Not saved. This device keeps a draft.'
              : 'Saving…'
            : `${save.isSuccess ? 'Saved. ' : ''}Only you see these notes. The applicant sees the status.`}
        </small>
        <Button htmlType="submit" disabled={save.isPending || !isUnsaved}>
          {save.isPending ? 'Saving…' : 'Save Notes'}
        </Button>
      </Flex>
    </form>
  );
}
