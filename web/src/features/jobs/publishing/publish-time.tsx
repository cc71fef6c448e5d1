import { useQueryClient } from '@tanstack/react-query';
import { Alert, Button, Modal } from 'antd';
import { useState } from 'react';
import { proposedTextsSchedule } from '@/api/generated/calls/listings.gen';
import type { JobBody } from '@/api/generated/types.gen';
import { ErrorAlert } from '@/components/states/error-alert.tsx';
import { t } from '@/lib/language/t.ts';
import { useSingleMutation } from '@/lib/query/use-single-mutation.ts';
import { refreshJobs } from '../refresh-jobs.ts';
import { formatLocalTime, instantOf, localTimeOf } from './local-time.ts';
import { PublishTimeField } from './publish-time-field.tsx';

function useSchedule({ id, version }: JobBody) {
  const queryClient = useQueryClient();
  return useSingleMutation({
    mutationFn: (publishAt: string | null) =>
      proposedTextsSchedule({ path: { id }, headers: { 'If-Match': `"${version}"` }, body: { publishAt } }),
    // Also after a failure, because the listing may have been published.
    onSettled: () => refreshJobs(queryClient),
    meta: { success: { title: t('Time saved') } },
  });
}

/** When a listing appears that was never public, for its employer, who can change it. */
export function PublishTime({ job }: { job: JobBody }) {
  const [typed, setTyped] = useState<string>();
  const schedule = useSchedule(job);
  const { publishAt = null, isCleared } = job;
  const close = () => {
    schedule.reset();
    setTyped(undefined);
  };
  return (
    <>
      <Alert
        type="info"
        role="note"
        showIcon
        title={titleOf(publishAt, isCleared === true)}
        action={<Button onClick={() => setTyped(localTimeOf(publishAt))}>{t('Change Time')}</Button>}
      />
      <Modal
        open={typed !== undefined}
        title={t('When the listing appears')}
        okText={schedule.isPending ? t('Saving…') : t('Save')}
        okButtonProps={{ disabled: schedule.isPending }}
        onOk={() => schedule.mutate(instantOf(typed ?? ''), { onSuccess: close })}
        onCancel={close}
      >
        <PublishTimeField value={typed ?? ''} onChange={setTyped} />
        <ErrorAlert error={schedule.error} />
      </Modal>
    </>
  );
}

function titleOf(publishAt: string | null, isCleared: boolean): string {
  const time = publishAt ? formatLocalTime(publishAt) : '';
  if (isCleared) {
    return time ? t('Approved. It appears on {time}.', { time }) : t('Approved. It appears within a few minutes.');
  }
  return time
    ? t('This listing is pending approval. Once approved, it appears on {time}.', { time })
    : t('This listing is pending approval. Our team reviews it, typically within 24 hours; it appears once approved.');
}
