import { useQuery } from '@tanstack/react-query';
import { Button, Input } from 'antd';
import { useState } from 'react';
import type { EmployerJobBody, PoolPersonBody } from '@/api/generated/types.gen';
import { Confirm } from '@/components/confirmation/confirm.tsx';
import { TypedList } from '@/components/fields/typed-list.tsx';
import { Section } from '@/components/layout/section.tsx';
import { KnownFacts } from '@/components/display/known-facts.tsx';
import { ReviewDrawer } from '@/components/lists/review-drawer.tsx';
import { Loaded } from '@/components/states/loaded.tsx';
import { formatDate } from '@/lib/format/format-date.ts';
import { t } from '@/lib/language/t.ts';
import { statusLabel } from '@/lib/rules/application-status.ts';
import { spokenLanguage } from '@/lib/words/spoken-languages.ts';
import { storedWord } from '@/lib/words/stored-words.ts';
import { InviteToApply } from './invite-to-apply.tsx';
import { poolPersonQuery, useAddNote, useRemoveNote, useRemovePerson, useTagPerson } from './pool-queries.ts';
import { listOf } from '@/lib/format/list-of.ts';
import rows from '@/components/lists/rows.module.css';

const MAX_NOTE_LENGTH = 2000;

interface PoolPersonProps {
  id: number;
  jobs: readonly Pick<EmployerJobBody, 'id' | 'title' | 'location' | 'isOpen'>[];
  onClosed: () => void;
}

/** Somebody whom the company keeps in mind, with tags, notes and earlier applications. */
export function PoolPerson({ id, jobs, onClosed }: PoolPersonProps) {
  const [isOpen, setOpen] = useState(true);
  const query = useQuery(poolPersonQuery(id));
  const remove = useRemovePerson();
  const close = () => setOpen(false);
  return (
    <ReviewDrawer
      subject={id}
      title={query.data?.fullName ?? t('Talent Pool')}
      open={isOpen}
      onClose={close}
      onClosed={onClosed}
      actions={
        query.data ? (
          <>
            <InviteToApply person={query.data} jobs={jobs} />
            <Confirm
              title={t('Remove {fullName}?', { fullName: query.data.fullName })}
              description={t('Your tags and notes are deleted, too.')}
              okText={t('Remove')}
              okButtonProps={{ danger: true }}
              onConfirm={() => remove.mutate(id, { onSuccess: close })}
            >
              <Button disabled={remove.isPending}>{t('Remove from Talent Pool')}</Button>
            </Confirm>
          </>
        ) : null
      }
    >
      <Loaded query={query} failureTitle={t('We couldn’t load this person')}>
        {(person) => (
          <>
            <Facts person={person} />
            <Tags person={person} />
            <Applications person={person} />
            <Notes person={person} />
          </>
        )}
      </Loaded>
    </ReviewDrawer>
  );
}

function Facts({ person }: { person: PoolPersonBody }) {
  const facts: [label: string, value: string | null][] = [
    [t('Headline'), person.headline],
    [t('Location'), person.location],
    [t('Email'), person.email],
    [t('Phone'), person.phone],
    [t('Years of experience'), person.experience === null ? null : String(person.experience)],
    [
      t('Languages'),
      listOf(
        person.languages.map(({ language, proficiency }) => `${spokenLanguage(language)} (${storedWord(proficiency)})`),
      ),
    ],
    [t('Skills'), listOf(person.skills)],
    [t('Available from'), person.availableFrom && formatDate(person.availableFrom)],
    [t('Consent'), t('until {expiresAt}', { expiresAt: formatDate(person.expiresAt) })],
  ];
  return <KnownFacts facts={facts} />;
}

function Tags({ person: { id, tags } }: { person: PoolPersonBody }) {
  const tag = useTagPerson(id);
  return (
    <Section title={t('Tags')}>
      <TypedList
        aria-label={t('Tags')}
        placeholder={t('Type a tag, press Enter')}
        style={{ width: '100%' }}
        disabled={tag.isPending}
        value={[...tags]}
        onChange={(typed) => tag.mutate(typed)}
      />
    </Section>
  );
}

function Applications({ person: { applications } }: { person: PoolPersonBody }) {
  if (applications.length === 0) return null;
  return (
    <Section title={t('Applications to you')}>
      <ul>
        {applications.map(({ applicationId, title, appliedAt, status }) => (
          <li key={applicationId}>
            <span dir="auto">{title}</span>, {formatDate(appliedAt)}: {statusLabel(status as 'pending')}
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Notes({ person: { id, notes } }: { person: PoolPersonBody }) {
  const [text, setText] = useState('');
  const add = useAddNote(id);
  const remove = useRemoveNote(id);
  return (
    <Section title={t('Notes of your company')}>
      {notes.length > 0 ? (
        <ul className={rows.rows}>
          {notes.map((note) => (
            <li key={note.id} className={rows.row}>
              <div className={rows.words}>
                <p dir="auto" className="as-written">
                  {note.text}
                </p>
                <p className={rows.muted}>
                  {note.author ?? t('Former member')}, {formatDate(note.writtenAt)}
                </p>
              </div>
              <Button type="text" disabled={remove.isPending} onClick={() => remove.mutate(note.id)}>
                {t('Delete Note')}
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
      <Input.TextArea
        aria-label={t('New note')}
        dir="auto"
        maxLength={MAX_NOTE_LENGTH}
        autoSize={{ minRows: 2, maxRows: 8 }}
        style={{ marginBlock: 'var(--space-3)' }}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <Button
        disabled={text.trim() === '' || add.isPending}
        onClick={() => add.mutate(text, { onSuccess: () => setText('') })}
      >
        {t('Add Note')}
      </Button>
    </Section>
  );
}
