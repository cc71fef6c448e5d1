import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError, messageOf } from '@/api/api-error.ts';
import { jobDraftsAdd, jobDraftsReplace } from '@/api/generated/calls/listings.gen';
import { toJobRequest, type JobFormValues } from '@/features/jobs/form/job-form-schema.ts';
import { draftsQuery } from './draft-queries.ts';

/** Milliseconds without typing after which a draft is stored. */
const AUTOSAVE_DELAY = 1_000;

const STALE = 412;
const MISSING = 404;

/** A draft on the server. */
export interface StoredDraft {
  id: number;
  version: number;
}

/** Where the last typing is: `stale` and `gone` drafts are not stored any more. */
export type DraftState = 'unchanged' | 'saving' | 'saved' | 'failed' | 'stale' | 'gone';

/** Stores a draft on the server whenever the typing pauses, one request at a time. */
export function useDraftAutosave(opened: StoredDraft | undefined, onStored: (draft: StoredDraft) => void) {
  const queryClient = useQueryClient();
  const [state, setState] = useState<DraftState>('unchanged');
  const [fault, setFault] = useState('');
  const [draft, setDraft] = useState(opened);
  const stored = useRef(opened);
  const waiting = useRef<JobFormValues>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const running = useRef<Promise<void>>(undefined);
  const isOver = useRef(false);
  const told = useRef(onStored);
  useEffect(() => {
    told.current = onStored;
  });

  const store = useCallback(async () => {
    while (waiting.current && !isOver.current) {
      const body = toJobRequest(waiting.current);
      waiting.current = undefined;
      setState('saving');
      try {
        const { id, version } = await send(stored.current, body);
        stored.current = { id, version };
        setDraft(stored.current);
        told.current(stored.current);
        setState('saved');
        void queryClient.invalidateQueries(draftsQuery);
      } catch (error) {
        const status = error instanceof ApiError ? error.status : undefined;
        isOver.current = status === STALE || status === MISSING;
        setState(status === STALE ? 'stale' : status === MISSING ? 'gone' : 'failed');
        setFault(messageOf(error));
      }
    }
  }, [queryClient]);

  /** Stores what waits, after what is under way. */
  const flush = useCallback((): Promise<void> => {
    clearTimeout(timer.current);
    running.current = (running.current ?? Promise.resolve()).then(store);
    return running.current;
  }, [store]);

  const keep = (form: JobFormValues) => {
    waiting.current = form;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void flush(), AUTOSAVE_DELAY);
  };

  /** Drops what waits and returns the draft once nothing is under way. */
  const settle = async (): Promise<StoredDraft | undefined> => {
    waiting.current = undefined;
    await flush();
    return stored.current;
  };

  /** Goes on without a draft: the next typing makes a new one. */
  const leave = () => {
    clearTimeout(timer.current);
    waiting.current = undefined;
    stored.current = undefined;
    setDraft(undefined);
    isOver.current = false;
    setState('unchanged');
  };

  // Whoever leaves the page finds everything typed among the drafts.
  useEffect(() => () => void flush(), [flush]);

  return { state, fault, draft, keep, settle, leave };
}

function send(draft: StoredDraft | undefined, body: ReturnType<typeof toJobRequest>) {
  if (!draft) return jobDraftsAdd({ body });
  return jobDraftsReplace({ path: { id: draft.id }, headers: { 'If-Match': `"${draft.version}"` }, body });
}
