import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Alert, Button, Flex } from 'antd';
import { useState } from 'react';
import { ApiError, messageOf } from '@/api/api-error.ts';
import type { JobBody } from '@/api/generated/types.gen';
import { UnsavedGuard, useUnsaved } from '@/components/forms/unsaved-guard.tsx';
import { t } from '@/lib/language/t.ts';
import { jobQuery } from '../../job-queries.ts';
import { isOnlyChangePending } from '../../job-state.ts';
import { useSite } from '@/lib/page/site.ts';
import { toasts } from '@/lib/toasts.ts';
import { useRecordForm } from '@/components/forms/use-record-form.ts';
import { ButtonLink } from '@/components/layout/button-link.tsx';
import { useEditJob } from '../job-form-mutations.ts';
import { JobFormPage } from './job-form-page.tsx';
import { deadlineBounds, jobFormOf, jobFormSchema, toJobRequest, type JobFormValues } from '../job-form-schema.ts';
import { DecisionNote } from '../../manage/job/decision-note.tsx';
import { PreviewButton } from '../../preview/preview-button.tsx';
import { previewedJob } from '../../preview/previewed-job.ts';
import { JobForm } from '../job-form.tsx';

const STALE = 412;

/** The form for editing a listing. It never overwrites concurrent changes. */
export function EditJobPage({ job: opened }: { job: JobBody }) {
  const [job, setJob] = useState(opened);
  return (
    <UnsavedGuard>
      <JobFormPage title={t('Edit Job')} text={stateText(job)}>
        <DecisionNote job={job} />
        <StoredJobForm job={job} onNewest={setJob} />
      </JobFormPage>
    </UnsavedGuard>
  );
}

function stateText(job: JobBody): string {
  const { isApproved, isRejected } = job;
  if (isOnlyChangePending(job)) {
    return isRejected
      ? t('Your change is not approved. Saving another one submits it again; the approved version stays public.')
      : t('Your change is pending approval. Until then, the approved version stays public.');
  }
  if (isRejected) return t('This listing is not approved. Saving a change submits it again.');
  return isApproved
    ? t('This listing is approved. Edits may need reapproval; until then, the approved version stays public.')
    : t('This listing is pending approval.');
}

function StoredJobForm({ job, onNewest }: { job: JobBody; onNewest: (job: JobBody) => void }) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { takesPayments } = useSite();
  const edit = useEditJob(job, takesPayments);
  const stored = jobFormOf(job);
  const deadline = deadlineBounds({ unchanged: stored.deadline });
  const isStale = edit.error instanceof ApiError && edit.error.status === STALE;
  const page = { to: '/employer/job/$id', params: { id: job.id } } as const;

  const { form, props, item, focusGap, isDirty } = useRecordForm(
    jobFormSchema(deadline),
    stored,
    (typed, { showRejections }) =>
      edit.mutate(toJobRequest(typed), {
        // Everything is saved, so the unsaved-changes guard need not ask.
        onSuccess: () => void navigate({ ...page, ignoreBlocker: true }),
        onError: showRejections,
      }),
  );
  useUnsaved(isDirty);

  const loadNewest = async () => {
    try {
      onNewest(await queryClient.fetchQuery({ ...jobQuery(job.id), staleTime: 0 }));
      edit.reset();
    } catch (error) {
      toasts.show({ title: t('Error loading job details'), description: messageOf(error), tone: 'destructive' });
    }
  };

  return (
    <JobForm
      {...props}
      form={form}
      item={item}
      focusGap={focusGap}
      price={t('additional fees apply')}
      deadline={deadline}
      submitLabel={t('Save Changes')}
      pendingLabel={t('Saving…')}
      isPending={edit.isPending}
      error={isStale ? null : edit.error}
      notice={isStale ? <StaleNotice onLoad={() => void loadNewest()} /> : null}
      actions={
        <>
          <ButtonLink size="large" {...page}>
            {t('Cancel')}
          </ButtonLink>
          <PreviewButton
            size="large"
            read={() => previewedJob(form.getFieldsValue(true) as JobFormValues, job.employerId)}
          />
        </>
      }
    />
  );
}

function StaleNotice({ onLoad }: { onLoad: () => void }) {
  return (
    <Alert
      type="warning"
      role="alert"
      showIcon
      title={t('This listing was changed elsewhere after you opened it, so nothing was saved.')}
      description={
        <Flex vertical gap="small" align="start">
          <p>
            {t(
              'Load the latest version: your edits are kept, and everything else is updated. Then review it and save again.',
            )}
          </p>
          <Button onClick={onLoad}>{t('Load the latest version')}</Button>
        </Flex>
      }
    />
  );
}
