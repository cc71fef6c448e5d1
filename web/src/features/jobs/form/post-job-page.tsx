import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { Button, ButtonLink } from '@/public/button.tsx';
import { Notice } from '@/public/notice.tsx';
import { jobDraftDiscarded, jobDraftKept } from '@/store/job-draft.ts';
import { useAppDispatch, useAppSelector } from '@/store/store.ts';
import { StoreProvider } from '@/store/store-provider.tsx';
import { deadlineBounds, emptyJobForm, toJobRequest, utcDay } from './job-form-schema.ts';
import { draftOf, formOfDraft } from './job-form-draft.ts';
import { usePostJob } from './job-form-mutations.ts';
import { JobForm } from './job-form.tsx';
import styles from './job-form-page.module.css';
import { PostingGuide } from './posting-guide.tsx';

const PREMIUM = { price: '$49.99', note: 'Shown in the strip above the search results, with a badge.' };
const DASHBOARD = '/employer/dashboard';

interface PostJobPageProps {
  employerId: number;
  companyName: string;
}

/** The form for a new listing; drafts are kept for the next visit. */
export function PostJobPage(props: PostJobPageProps) {
  return (
    <StoreProvider>
      <KeptJobForm {...props} />
    </StoreProvider>
  );
}

function KeptJobForm({ employerId, companyName }: PostJobPageProps) {
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const post = usePostJob();
  const draft = useAppSelector((state) => state.jobDraft);
  const [round, setRound] = useState(0);
  const empty = emptyJobForm(companyName);
  const [restored, setRestored] = useState(() => formOfDraft(draft, employerId, empty));
  const [deadline] = useState(() => deadlineBounds({ earliest: utcDay() }));

  const startOver = () => {
    dispatch(jobDraftDiscarded());
    setRestored(null);
    setRound(round + 1);
  };

  return (
    <div className={`page ${styles.page}`}>
      <div className={styles.main}>
        <header className={styles.head}>
          <h1>Post a Job</h1>
          <p>Submit your listing, and our team reviews it, typically within 24 hours.</p>
        </header>
        {restored ? (
          <Notice
            action={
              <Button look="outline" size="small" onClick={startOver}>
                Start over
              </Button>
            }
          >
            You have an unfinished draft, saved on this device.
          </Notice>
        ) : null}
        <JobForm
          key={round}
          initial={restored ?? empty}
          premium={PREMIUM}
          deadline={deadline}
          submitLabel="Post Job"
          pendingLabel="Posting…"
          // Stays disabled until the dashboard opens, so that a second click does not post it again.
          isPending={post.isPending || post.isSuccess}
          error={post.error}
          secondAction={
            <ButtonLink look="outline" size="large" to={DASHBOARD}>
              Cancel
            </ButtonLink>
          }
          onEdit={(values) => dispatch(jobDraftKept(draftOf(values, employerId)))}
          onSubmit={(values, refuse) =>
            post.mutate(toJobRequest(values), {
              onSuccess: () => {
                dispatch(jobDraftDiscarded());
                void navigate({ to: DASHBOARD });
              },
              onError: refuse,
            })
          }
        />
      </div>
      <PostingGuide />
    </div>
  );
}
