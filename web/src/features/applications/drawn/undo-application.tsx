import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { OwnApplicationBody } from '@/api/generated/types.gen';
import { t } from '@/lib/language/t.ts';
import { ownApplicationsQuery } from '../application-queries.ts';
import type { Viewer } from './applied-jobs.ts';
import { useUndo } from '../own/own-application-mutations.ts';
import { LightButton } from '@/light/controls/button.tsx';
import styles from './undo-application.module.css';

/** Offers to undo the latest application until the employer hears of it. */
export function UndoApplication({ viewer }: { viewer: Viewer }) {
  const { data, dataUpdatedAt } = useQuery({ ...ownApplicationsQuery, enabled: viewer?.role === 'job_seeker' });
  const held = data?.find(({ undoSeconds }) => undoSeconds !== null);
  return (
    <div role="status" className={styles.undo}>
      {held ? <Undo key={held.id} application={held} readAt={dataUpdatedAt} /> : null}
    </div>
  );
}

interface UndoProps {
  application: OwnApplicationBody;
  /** When the seconds left were read, in ms since 1970. */
  readAt: number;
}

function Undo({ application, readAt }: UndoProps) {
  const { job, undoSeconds } = application;
  const undo = useUndo(application);
  const endsAt = readAt + (undoSeconds ?? 0) * 1000;
  const left = useSecondsUntil(endsAt);
  if (left <= 0 && !undo.isPending) return null;
  return (
    <div className={styles.bar}>
      <p>
        {t('Your application for {title} goes to {company} in a moment. My Applications shows when they open it.', {
          title: job.title,
          company: job.company,
        })}
      </p>
      <LightButton size="small" look="outline" disabled={undo.isPending} onClick={() => undo.mutate()}>
        {t('Undo')}
        <span aria-hidden="true"> ({Math.max(left, 0)})</span>
      </LightButton>
    </div>
  );
}

function useSecondsUntil(endsAt: number): number {
  const [now, setNow] = useState(() => Date.now());
  const isOver = now >= endsAt;
  useEffect(() => {
    if (isOver) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [isOver]);
  return Math.ceil((endsAt - now) / 1000);
}
