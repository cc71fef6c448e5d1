import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { ApiError, messageOf } from '@/api/api-error.ts';
import type { JobBody } from '@/api/generated/types.gen';
import { Button, ButtonLink } from '@/public/button.tsx';
import { Notice } from '@/public/notice.tsx';
import { UnsavedGuard } from '@/components/unsaved-guard.tsx';
import { toasts } from '@/lib/toasts.ts';
import { deadlineBounds, jobFormOf, rebaseJobForm, toJobRequest } from './job-form-schema.ts';
import { useEditJob } from './job-form-mutations.ts';
import { jobQuery } from '@/features/jobs/job-queries.ts';
import { JobForm } from './job-form.tsx';
import styles from './job-form-page.module.css';
import { PostingGuide } from './posting-guide.tsx';

const PREMIUM = { price: 'additional fees apply', note: 'Shown in the strip above the search results, with a badge.' };
const STALE = 412;

/** The form to edit a listing. It never overwrites someone else's change. */
export function EditJobPage({ job: opened }: { job: JobBody }) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [{ job, initial }, setBase] = useState({ job: opened, initial: jobFormOf(opened) });
  const stored = jobFormOf(job);
  const typed = useRef(initial);
  const edit = useEditJob(job);
  const isStale = edit.error instanceof ApiError && edit.error.status === STALE;
  const page = { to: '/employer/job/$id', params: { id: String(job.id) } } as const;

  const loadNewest = async () => {
    try {
      const newest = await queryClient.fetchQuery({ ...jobQuery(job.id), staleTime: 0 });
      const rebased = rebaseJobForm(stored, typed.current, jobFormOf(newest));
      typed.current = rebased;
      setBase({ job: newest, initial: rebased });
      edit.reset();
    } catch (error) {
      toasts.show({ title: 'Error loading job details', description: messageOf(error), tone: 'destructive' });
    }
  };

  return (
    <UnsavedGuard>
      <div className={`page ${styles.page}`}>
        <div className={styles.main}>
          <header className={styles.head}>
            <h1>Edit Job</h1>
            <p>
              {job.isApproved
                ? 'This listing is approved. Edits may need reapproval before it appears again.'
                : 'This listing is pending approval.'}
            </p>
          </header>
          <JobForm
            key={job.version}
            initial={initial}
            stored={stored}
            deadline={deadlineBounds({ unchanged: stored.deadline })}
            premium={PREMIUM}
            submitLabel="Save Changes"
            pendingLabel="Saving…"
            isPending={edit.isPending}
            error={isStale ? null : edit.error}
            secondAction={
              <ButtonLink look="outline" size="large" {...page}>
                Cancel
              </ButtonLink>
            }
            notice={
              isStale ? (
                <div role="alert">
                  <Notice
                    tone="warning"
                    icon="alert"
                    action={
                      <Button look="outline" size="small" onClick={() => void loadNewest()}>
                        Load the newest version
                      </Button>
                    }
                  >
                    This listing was changed elsewhere after you opened it, so nothing was saved. Load the newest
                    version: what you typed stays, everything else is brought up to date. Then look it over and save
                    again.
                  </Notice>
                </div>
              ) : null
            }
            onEdit={(values) => {
              typed.current = values;
            }}
            onSubmit={(values, refuse) =>
              edit.mutate(toJobRequest(values), {
                // Everything is saved, so the unsaved-changes guard need not ask.
                onSuccess: () => void navigate({ ...page, ignoreBlocker: true }),
                onError: refuse,
              })
            }
          />
        </div>
        <PostingGuide />
      </div>
    </UnsavedGuard>
  );
}
