import { useState } from 'react';
import type { JobDraftBody } from '@/api/generated/types.gen';
import { draftOf, formOfDraft, storedDraftOf } from '../form/job-form-draft.ts';
import type { JobFormValues } from '../form/job-form-schema.ts';
import { mayKeepOf } from '@/lib/browser/person.ts';
import { jobDraftDiscarded, jobDraftKept, type JobDraft } from '@/store/job-draft.ts';
import { useAppDispatch, useAppSelector } from '@/store/store.ts';
import { formOfStoredDraft } from './draft-form.ts';
import { useDraftAutosave, type StoredDraft } from './use-draft-autosave.ts';

interface OpenedDraft {
  employerId: number;
  /** The draft on the server to continue. */
  draft?: JobDraftBody;
  /** Whether it replaces the copy on this device. */
  isNewest?: boolean;
}

export type UnfinishedJob = ReturnType<typeof useJobDraft>;

/** Restores the draft of a new listing, and keeps the input on this device and on the server. */
export function useJobDraft(opened: OpenedDraft, empty: JobFormValues, read: () => JobFormValues) {
  const dispatch = useAppDispatch();
  const local = useAppSelector((state) => state.jobDraft);
  const [restored, setRestored] = useState(() => restoredFrom(opened, local, empty));
  const keepOnDevice = (stored?: StoredDraft) => {
    if (mayKeepOf(opened.employerId)) dispatch(jobDraftKept(draftOf(read(), opened.employerId, stored)));
  };
  const autosave = useDraftAutosave(restored?.stored, keepOnDevice);
  const discard = () => {
    autosave.leave();
    dispatch(jobDraftDiscarded());
  };
  return {
    autosave,
    initialValues: restored?.form ?? empty,
    /** Whether the form was restored from this device. */
    isLocal: restored?.isLocal === true,
    keep: () => {
      keepOnDevice(autosave.draft);
      autosave.keep(read());
    },
    /** Stores the input without waiting for a pause in typing. */
    save: () => {
      keepOnDevice(autosave.draft);
      autosave.keep(read());
      void autosave.flush();
    },
    keepAsNew: () => {
      autosave.leave();
      autosave.keep(read());
    },
    discard,
    startOver: () => {
      discard();
      setRestored(null);
    },
  };
}

/** What the form starts with; null for an empty form. */
function restoredFrom({ employerId, draft, isNewest }: OpenedDraft, local: JobDraft | null, empty: JobFormValues) {
  const kept = formOfDraft(local, employerId, empty);
  const stored = storedDraftOf(local);
  if (!draft) return kept && { form: kept, stored, isLocal: true };
  // This device may have input that is not stored on the server yet.
  const isSame = stored?.id === draft.id && stored.version === draft.version;
  const form = kept && isSame && !isNewest ? kept : formOfStoredDraft(draft, empty);
  return { form, stored: { id: draft.id, version: draft.version }, isLocal: false };
}
