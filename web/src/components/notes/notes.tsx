import { useQuery } from '@tanstack/react-query';
import { Button, Card, Flex, Form, Typography } from 'antd';
import * as z from 'zod/mini';
import type { NoteBody, NoteSubject } from '@/api/generated/types.gen';
import { CountedText } from '@/components/fields/counted-text.tsx';
import { useSchemaForm } from '@/components/forms/use-schema-form.ts';
import { Section } from '@/components/layout/section.tsx';
import { Loaded } from '@/components/states/loaded.tsx';
import { formatInstant } from '@/lib/format/format-time.ts';
import { t } from '@/lib/language/t.ts';
import { notesQuery, useAddNote, useRemoveNote } from './note-queries.ts';

const MAX_LENGTH = 2000;
const noteSchema = z.object({
  text: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, t('Please enter a note')),
      z.maxLength(MAX_LENGTH, t('At most {MAX_LENGTH} characters', { MAX_LENGTH })),
    ),
});

interface NotesProps {
  kind: NoteSubject;
  id: number;
}

/** Notes that only admins see; authors can remove their own. */
export function Notes({ kind, id }: NotesProps) {
  const notes = useQuery(notesQuery(kind, id));
  const add = useAddNote(kind, id);
  const remove = useRemoveNote(kind, id);
  const { props, item } = useSchemaForm(noteSchema, ({ text }, { showRejections, restart }) =>
    add.mutate(text, { onSuccess: () => restart({ text: '' }), onError: showRejections }),
  );
  return (
    <Section title={t('Notes for admins')}>
      <Form {...props} name="note" initialValues={{ text: '' }}>
        <Form.Item {...item('text')} label={t('New note')} required>
          <CountedText autoSize={{ minRows: 2, maxRows: 8 }} max={MAX_LENGTH} />
        </Form.Item>
        <Button htmlType="submit" loading={add.isPending}>
          {t('Add Note')}
        </Button>
      </Form>
      <Loaded query={notes} failureTitle={t('We couldn’t load notes')}>
        {(all) => all.map((note) => <NoteCard key={note.id} note={note} remove={remove} />)}
      </Loaded>
    </Section>
  );
}

function NoteCard({ note, remove }: { note: NoteBody; remove: ReturnType<typeof useRemoveNote> }) {
  return (
    <Card size="small">
      <Typography.Paragraph dir="auto" style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        {note.text}
      </Typography.Paragraph>
      <Flex wrap align="center" justify="space-between" gap="small">
        <Typography.Text type="secondary">
          {note.authorName}, {formatInstant(note.createdAt)}
        </Typography.Text>
        {note.isOwn ? (
          <Button
            size="small"
            aria-label={t('Remove the note: {value}', { value: note.text.slice(0, 40) })}
            disabled={remove.isPending}
            onClick={() => remove.mutate(note.id)}
          >
            {t('Remove')}
          </Button>
        ) : null}
      </Flex>
    </Card>
  );
}
