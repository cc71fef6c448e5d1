import { Button, Flex } from 'antd';
import { useId, useState } from 'react';
import type { ApplicationNoteBody, ColleagueBody } from '@/api/generated/types.gen';
import { useIsOwner } from '@/lib/access/company-role.ts';
import { formatInstant } from '@/lib/format/format-time.ts';
import { t } from '@/lib/language/t.ts';
import { personName } from '@/lib/words/person-name.ts';
import { notesDraftDiscarded, notesDraftKept, notesSaved } from '@/store/notes-drafts.ts';
import { useAppDispatch, useAppSelector } from '@/store/store.ts';
import styles from '../review/application-review.module.css';
import rows from '@/components/lists/rows.module.css';
import { mentionsIn, piecesOf } from './mentions.ts';
import { NoteField, noteProblem } from './note-field.tsx';
import { useEditNote, useRemoveNote, useWriteNote } from './note-mutations.ts';

interface TeamNotesProps {
  /** The application. */
  id: number;
  notes: readonly ApplicationNoteBody[];
  /** Who may see the application. */
  colleagues: readonly ColleagueBody[];
}

/** The notes of a team, which everyone reads and each writes their own. Loaded on demand. */
export default function TeamNotes({ id, notes, colleagues }: TeamNotesProps) {
  const remove = useRemoveNote(id);
  return (
    <Flex vertical gap="middle">
      {notes.length > 0 ? (
        <ul className={rows.rows} aria-label={t('Notes')}>
          {notes.map((note) => (
            <Note key={note.id} id={id} note={note} colleagues={colleagues} remove={remove} />
          ))}
        </ul>
      ) : null}
      <NewNote id={id} colleagues={colleagues} />
    </Flex>
  );
}

interface NoteProps extends Pick<TeamNotesProps, 'id' | 'colleagues'> {
  note: ApplicationNoteBody;
  remove: ReturnType<typeof useRemoveNote>;
}

function Note({ id, note, colleagues, remove }: NoteProps) {
  const [isEdited, setEdited] = useState(false);
  const isOwner = useIsOwner();
  const about = note.text.slice(0, 40);
  return (
    <li className={rows.row}>
      <div className={rows.words}>
        {isEdited ? (
          <EditedNote id={id} note={note} colleagues={colleagues} onClose={() => setEdited(false)} />
        ) : (
          <p dir="auto" className="as-written">
            <NoteText note={note} />
          </p>
        )}
        <NoteFacts note={note} />
      </div>
      {note.isOwn && !isEdited ? (
        <Button type="text" aria-label={t('Edit the note: {about}', { about })} onClick={() => setEdited(true)}>
          {t('Edit')}
        </Button>
      ) : null}
      {(note.isOwn || isOwner) && !isEdited ? (
        <Button
          type="text"
          aria-label={t('Delete the note: {about}', { about })}
          disabled={remove.isPending}
          onClick={() => remove.mutate(note.id)}
        >
          {t('Delete')}
        </Button>
      ) : null}
    </li>
  );
}

/** Who wrote a note and when, if that is known. */
function NoteFacts({ note: { author, writtenAt, editedAt } }: { note: ApplicationNoteBody }) {
  return (
    <p className={rows.muted}>
      {author ? <bdi>{personName(author.fullName)}</bdi> : null}
      {author && writtenAt ? ' · ' : null}
      {writtenAt ? <time dateTime={writtenAt}>{formatInstant(writtenAt)}</time> : null}
      {editedAt ? ` · ${t('edited {time}', { time: formatInstant(editedAt) })}` : null}
    </p>
  );
}

function NoteText({ note: { text, mentions } }: { note: ApplicationNoteBody }) {
  let at = 0;
  return piecesOf(text, mentions).map((piece) => {
    const key = at;
    at += piece.text.length;
    return piece.people.length > 0 ? <strong key={key}>{piece.text}</strong> : <span key={key}>{piece.text}</span>;
  });
}

function EditedNote({ id, note, colleagues, onClose }: Omit<NoteProps, 'remove'> & { onClose: () => void }) {
  const [text, setText] = useState(note.text);
  const edit = useEditNote(id, note.id);
  const save = () => edit.mutate({ text, mentions: mentionsIn(text, colleagues) }, { onSuccess: onClose });
  return (
    <Flex vertical gap="small" align="start">
      <NoteField label={t('Your note')} colleagues={colleagues} value={text} onChange={setText} />
      <Flex gap="small">
        <Button type="primary" disabled={!canSend(text) || edit.isPending} onClick={save}>
          {t('Save')}
        </Button>
        <Button onClick={onClose}>{t('Cancel')}</Button>
      </Flex>
    </Flex>
  );
}

function NewNote({ id, colleagues }: Pick<TeamNotesProps, 'id' | 'colleagues'>) {
  const dispatch = useAppDispatch();
  const text = useAppSelector((state) => state.notesDrafts[id]) ?? '';
  const write = useWriteNote(id);
  const hint = useId();
  const add = () =>
    write.mutate(
      { text, mentions: mentionsIn(text, colleagues) },
      { onSuccess: () => dispatch(notesSaved({ applicationId: id, text })) },
    );
  const onChange = (typed: string) =>
    dispatch(typed === '' ? notesDraftDiscarded(id) : notesDraftKept({ applicationId: id, text: typed }));
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        add();
      }}
    >
      <Flex vertical gap="small" align="start">
        <NoteField label={t('New note')} colleagues={colleagues} value={text} onChange={onChange} describedBy={hint} />
        <small id={hint} className={styles.hint}>
          {noteProblem(text) ??
            t('Only your company sees these notes. Type @ to mention a colleague, who gets an email.')}
        </small>
        <Button htmlType="submit" disabled={!canSend(text) || write.isPending}>
          {t('Add Note')}
        </Button>
      </Flex>
    </form>
  );
}

function canSend(text: string): boolean {
  return text.trim() !== '' && noteProblem(text) === undefined;
}
