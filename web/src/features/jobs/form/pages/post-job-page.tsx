import { useNavigate } from '@tanstack/react-router';
import { Alert, Button, Flex, Form } from 'antd';
import { useState } from 'react';
import { ApiError } from '@/api/api-error.ts';
import type { JobDraftBody, JobTemplateBody } from '@/api/generated/types.gen';
import { ButtonLink } from '@/components/layout/button-link.tsx';
import { useSchemaForm, type Submit } from '@/components/forms/use-schema-form.ts';
import { useSite } from '@/lib/page/site.ts';
import { t } from '@/lib/language/t.ts';
import { DraftNotice } from '../../drafts/draft-notice.tsx';
import { useJobDraft, type UnfinishedJob } from '../../drafts/use-job-draft.ts';
import { formOfStoredDraft } from '../../drafts/draft-form.ts';
import { instantOf } from '../../publishing/local-time.ts';
import { PublishTimeField } from '../../publishing/publish-time-field.tsx';
import { SaveTemplateButton } from '../../templates/save-template-button.tsx';
import { TemplateChoice } from '../../templates/template-choice.tsx';
import { PreviewButton } from '../../preview/preview-button.tsx';
import { previewedJob } from '../../preview/previewed-job.ts';
import { usePostJob } from '../job-form-mutations.ts';
import { JobFormPage } from './job-form-page.tsx';
import { deadlineBounds, jobFormSchema, toJobRequest, utcDay, type JobFormValues } from '../job-form-schema.ts';
import { JobForm } from '../job-form.tsx';

const CONFLICT = 409;
const DASHBOARD = '/employer/dashboard';

interface PostJobPageProps {
  employerId: number;
  /** What a new listing begins with. */
  empty: JobFormValues;
  /** The draft on the server to continue. */
  draft?: JobDraftBody;
  /** Whether it replaces the copy on this device. */
  isNewest?: boolean;
}

/** The form for a new listing. Input is kept on this device and, as a draft, on the server. */
export function PostJobPage({ employerId, empty, ...opened }: PostJobPageProps) {
  const [form] = Form.useForm<JobFormValues>();
  const typedNow = () => form.getFieldsValue(true) as JobFormValues;
  const unfinished = useJobDraft({ employerId, ...opened }, empty, typedNow);
  const [deadline] = useState(() => deadlineBounds({ earliest: utcDay() }));
  const [publishAt, setPublishAt] = useState('');
  const { submit, ...posting } = usePosting(unfinished, instantOf(publishAt));
  const { props, item, restart, focusGap } = useSchemaForm(jobFormSchema(deadline), submit, undefined, form);

  const begin = (template: JobTemplateBody) => {
    restart(formOfStoredDraft(template, empty));
    unfinished.keep();
  };
  const startOver = () => {
    unfinished.startOver();
    restart(empty);
    form.focusField('title');
  };

  return (
    <JobFormPage
      title={t('Post a Job')}
      text={t('Submit your listing, and our team will review it, typically within 24 hours.')}
    >
      <TemplateChoice onChoose={begin} />
      {unfinished.isLocal ? <LocalDraftNotice onStartOver={startOver} /> : null}
      <JobForm
        {...props}
        {...posting}
        form={form}
        item={item}
        focusGap={focusGap}
        initialValues={unfinished.initialValues}
        onValuesChange={unfinished.keep}
        price="$49.99"
        deadline={deadline}
        submitLabel={t('Post Job')}
        pendingLabel={t('Posting…')}
        timing={<PublishTimeField value={publishAt} onChange={setPublishAt} />}
        ending={
          <Flex wrap gap="small">
            <SaveTemplateButton read={() => toJobRequest(typedNow())} />
            <ButtonLink to={DASHBOARD}>{t('Cancel')}</ButtonLink>
          </Flex>
        }
        notice={<Stored unfinished={unfinished} />}
        actions={
          <>
            <Button size="large" disabled={posting.isPending} onClick={unfinished.save}>
              {t('Save Draft')}
            </Button>
            <PreviewButton size="large" read={() => previewedJob(typedNow(), employerId)} />
          </>
        }
      />
    </JobFormPage>
  );
}

function Stored({ unfinished: { autosave, keepAsNew } }: { unfinished: UnfinishedJob }) {
  const { state, fault = '', draft } = autosave;
  return <DraftNotice state={state} fault={fault} draftId={draft?.id} onKeep={keepAsNew} />;
}

/** Posts the listing in place of its draft, and then opens the next page. */
function usePosting({ autosave, discard }: UnfinishedJob, publishAt: string | null) {
  const navigate = useNavigate();
  const { takesPayments } = useSite();
  const post = usePostJob();
  const submit: Submit<JobFormValues> = (typed, { showRejections }) => {
    void autosave.settle().then((stored) =>
      post.mutate(
        { ...toJobRequest(typed), ...(stored && { draftId: stored.id }), publishAt },
        {
          onSuccess: ({ id, isPremium }) => {
            discard();
            // The page of the listing takes the payment.
            const isToPay = isPremium && takesPayments;
            void navigate(isToPay ? { to: '/employer/job/$id', params: { id } } : { to: DASHBOARD });
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
  // Stays disabled until the next page opens, so that a second click does not post it again.
  return { submit, isPending: post.isPending || post.isSuccess, error: post.error };
}

function LocalDraftNotice({ onStartOver }: { onStartOver: () => void }) {
  return (
    <Alert
      type="info"
      role="status"
      showIcon
      title={t('You have an unfinished draft, saved on this device.')}
      action={
        <Button size="small" onClick={onStartOver}>
          {t('Start over')}
        </Button>
      }
    />
  );
}
