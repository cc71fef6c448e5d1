import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError, messageOf } from '@/api/api-error.ts';
import { jobDraftsAdd, jobDraftsReplace } from '@/api/generated/calls/listings.gen';
import { toJobRequest, type JobFormValues } from '../form/job-form-schema.ts';
import { draftsQuery } from './draft-queries.ts';

/** Milliseconds after the last change until a draft is stored. */
const AUTOSAVE_DELAY = 1_000;

const STALE = 412;
const MISSING = 404;

/** A draft on the server. */
export interface StoredDraft {
  id: number;
  version: number;
}

interface Attachment {
  /** Undefined until the first input is stored. */
  stored?: StoredDraft | undefined;
  /** Whether it changed or was deleted elsewhere. */
  isOver?: boolean;
}

interface Progress {
  state: DraftState;
  /** Why the latest input is not stored. */
  fault?: string;
}

/** Whether the latest input is stored; `stale` and `gone` drafts are no longer stored. */
export type DraftState = 'unchanged' | 'saving' | 'saved' | 'failed' | 'stale' | 'gone';

/** Stores a draft on the server after each pause in typing, one request at a time. */
export function useDraftAutosave(opened: StoredDraft | undefined, onStored: (draft: StoredDraft) => void) {
  const queryClient = useQueryClient();
  const [progress, setProgress] = useState<Progress>({ state: 'unchanged' });
  const [draft, setDraft] = useState(opened);
  /** Where input goes; another object after each `leave`, so that a late answer changes nothing. */
  const attached = useRef<Attachment>({ stored: opened });
  const pending = useRef<JobFormValues>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const running = useRef<Promise<void>>(undefined);
  const latestOnStored = useRef(onStored);
  useEffect(() => {
    latestOnStored.current = onStored;
  });

  const store = useCallback(async () => {
    while (pending.current && !attached.current.isOver) {
      const own = attached.current;
      const body = toJobRequest(pending.current);
      pending.current = undefined;
      setProgress({ state: 'saving' });
      try {
        const { id, version } = await send(own.stored, body);
        void queryClient.invalidateQueries(draftsQuery);
        if (own !== attached.current) continue;
        own.stored = { id, version };
        setDraft(own.stored);
        latestOnStored.current(own.stored);
        setProgress({ state: 'saved' });
      } catch (error) {
        if (own !== attached.current) continue;
        const status = error instanceof ApiError ? error.status : undefined;
        own.isOver = status === STALE || status === MISSING;
        const state = status === STALE ? 'stale' : status === MISSING ? 'gone' : 'failed';
        setProgress({ state, fault: messageOf(error) });
      }
    }
  }, [queryClient]);

  /** Stores the pending form after the request in progress. */
  const flush = useCallback((): Promise<void> => {
    clearTimeout(timer.current);
    running.current = (running.current ?? Promise.resolve()).then(store);
    return running.current;
  }, [store]);

  const keep = (form: JobFormValues) => {
    pending.current = form;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void flush(), AUTOSAVE_DELAY);
  };

  /** Discards the pending form, waits for the request in progress and returns the draft. */
  const settle = async (): Promise<StoredDraft | undefined> => {
    pending.current = undefined;
    await flush();
    return attached.current.stored;
  };

  /** Detaches from the draft: the next input creates a new one. */
  const leave = () => {
    clearTimeout(timer.current);
    attached.current = {};
    pending.current = undefined;
    setDraft(undefined);
    setProgress({ state: 'unchanged' });
  };

  // Leaving the page stores the latest input.
  useEffect(() => () => void flush(), [flush]);

  return { ...progress, draft, keep, flush, settle, leave };
}

function send(draft: StoredDraft | undefined, body: ReturnType<typeof toJobRequest>) {
  if (!draft) return jobDraftsAdd({ body });
  return jobDraftsReplace({ path: { id: draft.id }, headers: { 'If-Match': `"${draft.version}"` }, body });
}
