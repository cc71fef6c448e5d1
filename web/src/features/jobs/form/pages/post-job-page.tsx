import { useNavigate } from '@tanstack/react-router';
import { Alert, Button, Form } from 'antd';
import { useState } from 'react';
import { ApiError } from '@/api/api-error.ts';
import type { JobDraftBody } from '@/api/generated/types.gen';
import { ButtonLink } from '@/components/layout/button-link.tsx';
import { useSchemaForm, type Submit } from '@/components/forms/use-schema-form.ts';
import { jobDraftDiscarded, jobDraftKept } from '@/store/job-draft.ts';
import { useAppDispatch, useAppSelector } from '@/store/store.ts';
import { StoreProvider } from '@/store/store-provider.tsx';
import { formOfStoredDraft } from '@/features/jobs/drafts/draft-form.ts';
import { useSite } from '@/lib/page/site.ts';
import { DraftNotice } from '@/features/jobs/drafts/draft-notice.tsx';
import { useDraftAutosave } from '@/features/jobs/drafts/use-draft-autosave.ts';
import { draftOf, formOfDraft, storedDraftOf } from '@/features/jobs/form/job-form-draft.ts';
import { PreviewButton } from '@/features/jobs/preview/preview-button.tsx';
import { previewedJob } from '@/features/jobs/preview/previewed-job.ts';
import { usePostJob } from '@/features/jobs/form/job-form-mutations.ts';
import { JobFormPage } from './job-form-page.tsx';
import {
  deadlineBounds,
  emptyJobForm,
  jobFormSchema,
  toJobRequest,
  utcDay,
  type JobFormValues,
} from '@/features/jobs/form/job-form-schema.ts';
import { JobForm } from '@/features/jobs/form/job-form.tsx';

const CONFLICT = 409;
const DASHBOARD = '/employer/dashboard';

interface PostJobPageProps {
  employerId: number;
  companyName: string;
  /** The draft on the server to continue. */
  draft?: JobDraftBody | undefined;
  /** Whether it replaces the copy on this device. */
  isNewest?: boolean | undefined;
}

/** The form for a new listing. Input is kept on this device and, as a draft, on the server. */
export function PostJobPage(props: PostJobPageProps) {
  return (
    <StoreProvider>
      <NewJobForm {...props} />
    </StoreProvider>
  );
}

function NewJobForm({ employerId, companyName, draft, isNewest }: PostJobPageProps) {
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const { takesPayments } = useSite();
  const post = usePostJob();
  const local = useAppSelector((state) => state.jobDraft);
  const empty = emptyJobForm(companyName);
  const [restored, setRestored] = useState(() => {
    const kept = formOfDraft(local, employerId, empty);
    if (!draft) return kept && { form: kept, stored: storedDraftOf(local), isLocal: true };
    // This device may have input that is not stored on the server yet.
    const isSame = storedDraftOf(local)?.id === draft.id && storedDraftOf(local)?.version === draft.version;
    const form = kept && isSame && !isNewest ? kept : formOfStoredDraft(draft, empty);
    return { form, stored: { id: draft.id, version: draft.version }, isLocal: false };
  });
  const [form] = Form.useForm<JobFormValues>();
  const typedNow = () => form.getFieldsValue(true) as JobFormValues;
  const autosave = useDraftAutosave(restored?.stored, (stored) =>
    dispatch(jobDraftKept(draftOf(typedNow(), employerId, stored))),
  );
  const [deadline] = useState(() => deadlineBounds({ earliest: utcDay() }));
  const submit: Submit<JobFormValues> = (typed, { showRejections }) => {
    void autosave.settle().then((stored) =>
      post.mutate(
        { ...toJobRequest(typed), ...(stored && { draftId: stored.id }) },
        {
          onSuccess: ({ id, isPremium }) => {
            autosave.leave();
            dispatch(jobDraftDiscarded());
            // The page of the listing takes the payment.
            const isToPay = isPremium && takesPayments;
            void navigate(isToPay ? { to: '/employer/job/$id', params: { id: String(id) } } : { to: DASHBOARD });
          },
          onError: (error) => {
            // The draft was already posted: submitting again posts another listing.
            if (error instanceof ApiError && error.status === CONFLICT) autosave.leave();
            showRejections(error);
          },
        },
      ),
    );
  };
  const { props, item, restart } = useSchemaForm(jobFormSchema(deadline), submit, undefined, form);

  const startOver = () => {
    autosave.leave();
    dispatch(jobDraftDiscarded());
    setRestored(null);
    restart(empty);
    form.focusField('title');
  };

  return (
    <JobFormPage title="Post a Job" text="Submit your listing, and our team will review it, typically within 24 hours.">
      {restored?.isLocal ? (
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
        initialValues={restored?.form ?? empty}
        onValuesChange={() => {
          dispatch(jobDraftKept(draftOf(typedNow(), employerId, autosave.draft)));
          autosave.keep(typedNow());
        }}
        price="$49.99"
        deadline={deadline}
        submitLabel="Post Job"
        pendingLabel="Posting…"
        // Stays disabled until the dashboard opens, so that a second click does not post it again.
        isPending={post.isPending || post.isSuccess}
        error={post.error}
        notice={
          <DraftNotice
            state={autosave.state}
            fault={autosave.fault}
            draftId={autosave.draft?.id}
            onKeep={() => {
              autosave.leave();
              autosave.keep(typedNow());
            }}
          />
        }
        secondAction={
          <>
            <PreviewButton size="large" read={() => previewedJob(typedNow(), employerId)} />
            <ButtonLink size="large" to={DASHBOARD}>
              Cancel
            </ButtonLink>
          </>
        }
      />
    </JobFormPage>
  );
}
