import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import type { ApplicationNoteBody, ReceivedApplicationBody } from '@/api/generated/types.gen';
import { Panel } from '@/components/layout/panel.tsx';
import { Loaded } from '@/components/states/loaded.tsx';
import { Loading } from '@/components/states/loading.tsx';
import { lazily } from '@/light/blocks/lazily.tsx';
import { t } from '@/lib/language/t.ts';
import { colleaguesQuery, notesQuery } from '../received-application-queries.ts';
import { NotesEditor } from './notes-editor.tsx';

const TeamNotes = lazily(() => import('./team-notes.tsx'), 'default');

/** What the company notes about an application: one text of an employer without colleagues, or the notes of a team. */
export function NotesPanel({ application: { id, notes } }: { application: ReceivedApplicationBody }) {
  const written = useQuery(notesQuery(id));
  const { data: colleagues } = useQuery(colleaguesQuery(id));
  return (
    <Loaded
      query={written}
      failureTitle={t('We couldn’t load notes')}
      placeholder={<Panel title={t('Your notes')}>{<Loading rows={2} />}</Panel>}
    >
      {(all) =>
        isOneText(all) && (colleagues?.length ?? 1) < 2 ? (
          <Panel title={t('Your notes')}>
            <NotesEditor id={id} notes={notes ?? ''} at={all[0]?.editedAt ?? all[0]?.writtenAt} />
          </Panel>
        ) : (
          <Panel title={t('Notes')}>
            <Suspense fallback={<Loading rows={2} />}>
              <TeamNotes id={id} notes={all} colleagues={colleagues ?? []} />
            </Suspense>
          </Panel>
        )
      }
    </Loaded>
  );
}

/** Whether there is nothing but one note of the reader, or none. */
function isOneText(notes: readonly ApplicationNoteBody[]): boolean {
  return notes.length < 2 && notes.every(({ isOwn }) => isOwn);
}
