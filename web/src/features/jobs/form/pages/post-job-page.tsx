import { useNavigate } from '@tanstack/react-router';
import { Alert, Button } from 'antd';
import { useState } from 'react';
import { ButtonLink } from '@/components/layout/button-link.tsx';
import { useSchemaForm } from '@/components/forms/use-schema-form.ts';
import { jobDraftDiscarded, jobDraftKept } from '@/store/job-draft.ts';
import { useAppDispatch, useAppSelector } from '@/store/store.ts';
import { StoreProvider } from '@/store/store-provider.tsx';
import { draftOf, formOfDraft } from '@/features/jobs/form/job-form-draft.ts';
import { usePostJob } from '@/features/jobs/form/job-form-mutations.ts';
import { JobFormPage } from './job-form-page.tsx';
import {
  deadlineBounds,
  emptyJobForm,
  jobFormSchema,
  toJobRequest,
  utcDay,
} from '@/features/jobs/form/job-form-schema.ts';
import { JobForm } from '@/features/jobs/form/job-form.tsx';

const DASHBOARD = '/employer/dashboard';

interface PostJobPageProps {
  employerId: number;
  companyName: string;
}

/** The form for a new listing; drafts are kept for the next visit. */
export function PostJobPage(props: PostJobPageProps) {
  return (
    <StoreProvider>
      <NewJobForm {...props} />
    </StoreProvider>
  );
}

function NewJobForm({ employerId, companyName }: PostJobPageProps) {
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const post = usePostJob();
  const draft = useAppSelector((state) => state.jobDraft);
  const empty = emptyJobForm(companyName);
  const [restored, setRestored] = useState(() => formOfDraft(draft, employerId, empty));
  const [deadline] = useState(() => deadlineBounds({ earliest: utcDay() }));
  const { form, props, item, restart } = useSchemaForm(jobFormSchema(deadline), (typed, { showRejections }) =>
    post.mutate(toJobRequest(typed), {
      onSuccess: () => {
        dispatch(jobDraftDiscarded());
        void navigate({ to: DASHBOARD });
      },
      onError: showRejections,
    }),
  );

  const startOver = () => {
    dispatch(jobDraftDiscarded());
    setRestored(null);
    restart(empty);
    form.focusField('title');
  };

  return (
    <JobFormPage title="Post a Job" text="Submit your listing, and our team reviews it, typically within 24 hours.">
      {restored ? (
        <Alert
          type="info"
          role="status"
          showIcon
          title="You have an unfinished draft, saved on this device."
          action={
            <Button size="small" onClick={startOver}>
              Start over
            </Button>
          }
        />
      ) : null}
      <JobForm
        {...props}
        item={item}
        initialValues={restored ?? empty}
        onValuesChange={() => dispatch(jobDraftKept(draftOf(form.getFieldsValue(true), employerId)))}
        price="$49.99"
        deadline={deadline}
        submitLabel="Post Job"
        pendingLabel="Posting…"
        // Stays disabled until the dashboard opens, so that a second click does not post it again.
        isPending={post.isPending || post.isSuccess}
        error={post.error}
        secondAction={
          <ButtonLink size="large" to={DASHBOARD}>
            Cancel
          </ButtonLink>
        }
      />
    </JobFormPage>
  );
}
