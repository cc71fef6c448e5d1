import { useQueryClient } from '@tanstack/react-query';
import { Button, Form, Input, Modal, Select } from 'antd';
import { useState } from 'react';
import { conversationsStart, messagesSend } from '@/api/generated/calls/messaging.gen';
import type { EmployerJobBody, PoolPersonBody } from '@/api/generated/types.gen';
import { ErrorAlert } from '@/components/states/error-alert.tsx';
import { t } from '@/lib/language/t.ts';
import { queryScopes } from '@/lib/query/query-scopes.ts';
import { useSingleMutation } from '@/lib/query/use-single-mutation.ts';

const MAX_LENGTH = 2000;

function useInvite({ jobSeekerId: participantId }: PoolPersonBody) {
  const queryClient = useQueryClient();
  return useSingleMutation({
    mutationFn: async ({ jobId, content }: { jobId: number; content: string }) => {
      const { id } = await conversationsStart({ body: { participantId, jobId } });
      return messagesSend({ path: { id }, body: { content } });
    },
    onSuccess: () => void queryClient.invalidateQueries({ queryKey: queryScopes.messaging }),
    meta: { success: { title: t('Invitation sent') } },
  });
}

interface InviteToApplyProps {
  person: PoolPersonBody;
  jobs: readonly Pick<EmployerJobBody, 'id' | 'title' | 'location' | 'isOpen'>[];
}

/** Writes to somebody about an open listing of the company. */
export function InviteToApply({ person, jobs }: InviteToApplyProps) {
  const [isOpen, setOpen] = useState(false);
  const [jobId, setJobId] = useState<number>();
  const [typed, setTyped] = useState<string>();
  const invite = useInvite(person);
  const job = jobs.find(({ id }) => id === jobId);
  const content =
    typed ??
    (job
      ? t('Hello {fullName}, we are looking for: {title}. We would be glad if you applied: {link}', {
          fullName: person.fullName,
          title: job.title,
          link: `${window.location.origin}/jobs/${job.id}`,
        })
      : '');
  return (
    <>
      <Button type="primary" onClick={() => setOpen(true)}>
        {t('Invite to Apply')}
      </Button>
      <Modal
        open={isOpen}
        title={t('Invite {fullName} to apply', { fullName: person.fullName })}
        okText={invite.isPending ? t('Sending…') : t('Send Invitation')}
        okButtonProps={{ disabled: !job || content.trim() === '' || invite.isPending }}
        onOk={() => {
          if (job) invite.mutate({ jobId: job.id, content }, { onSuccess: () => setOpen(false) });
        }}
        onCancel={() => setOpen(false)}
        destroyOnHidden
      >
        <Form layout="vertical">
          <Form.Item label={t('Listing')} htmlFor="invite-job">
            <Select
              id="invite-job"
              virtual={false}
              placeholder={t('Choose an open listing')}
              options={jobs
                .filter((one) => one.isOpen)
                .map(({ id, title, location }) => ({ value: id, label: `${title}, ${location}` }))}
              value={jobId}
              onChange={setJobId}
            />
          </Form.Item>
          <Form.Item label={t('Message')} htmlFor="invite-text">
            <Input.TextArea
              id="invite-text"
              dir="auto"
              maxLength={MAX_LENGTH}
              autoSize={{ minRows: 4, maxRows: 12 }}
              value={content}
              onChange={({ target }) => setTyped(target.value)}
            />
          </Form.Item>
          <ErrorAlert error={invite.error} />
        </Form>
      </Modal>
    </>
  );
}
