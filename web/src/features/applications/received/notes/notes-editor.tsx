import { Button, Flex, Input } from 'antd';
import { useId } from 'react';
import { useAutosave } from '@/components/forms/use-autosave.ts';
import { t } from '@/lib/language/t.ts';
import { useSaveNotes } from '../received-application-mutations.ts';
import { formatInstant } from '@/lib/format/format-time.ts';
import { tooLong } from '@/lib/rules/text-limit.ts';
import { notesDraftDiscarded, notesDraftKept, notesSaved } from '@/store/notes-drafts.ts';
import { useAppDispatch, useAppSelector } from '@/store/store.ts';
import styles from '../review/application-review.module.css';

const MAX_LENGTH = 5000;

interface NotesEditorProps {
  id: number;
  notes: string;
  /** When they were written or changed, if that is known. */
  at: string | null | undefined;
}

/** The notes of an employer without colleagues on an application; unsaved ones are kept on this device as a draft. */
export function NotesEditor({ id, notes, at }: NotesEditorProps) {
  const dispatch = useAppDispatch();
  const draft = useAppSelector((state) => state.notesDrafts[id]);
  const save = useSaveNotes(id);
  const hint = useId();
  const text = draft ?? notes;
  const problem = tooLong(text, MAX_LENGTH);
  const isUnsaved = text.trim() !== notes;
  const canSave = isUnsaved && problem === undefined;

  const store = () => {
    const saving = save.mutateAsync(text.trim());
    // A failure is shown; the draft stays.
    saving.then(() => dispatch(notesSaved({ applicationId: id, text }))).catch(() => undefined);
  };
  useAutosave(text, canSave, store);

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
          aria-label={t('Notes')}
          aria-describedby={hint}
          autoSize={{ minRows: 2, maxRows: 12 }}
          status={problem ? 'error' : ''}
          value={text}
          onChange={(event) => onChange(event.target.value)}
        />
        <small id={hint} className={styles.hint}>
          {problem ?? stateOf(isUnsaved, save)}
          {at && !problem ? (
            <>
              {' '}
              <time dateTime={at}>{formatInstant(at)}</time>
            </>
          ) : null}
        </small>
        <Button htmlType="submit" disabled={save.isPending || !canSave}>
          {save.isPending ? t('Saving…') : t('Save Notes')}
        </Button>
      </Flex>
    </form>
  );
}

function stateOf(isUnsaved: boolean, { isError, isSuccess }: ReturnType<typeof useSaveNotes>): string {
  if (isUnsaved) return isError ? t('Not saved. This device keeps a draft.') : t('Saving…');
  return isSuccess
    ? t('Saved. Only your company sees these notes. The applicant sees the status.')
    : t('Only your company sees these notes. The applicant sees the status.');
}
