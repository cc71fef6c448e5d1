import { Button, Form, Input, Modal, Select } from 'antd';
import { useState } from 'react';
import type { CandidateBody, EmployerJobBody } from '@/api/generated/types.gen';
import { ErrorAlert } from '@/components/states/error-alert.tsx';
import { t } from '@/lib/language/t.ts';
import { useAsk } from './candidate-queries.ts';

const MAX_LENGTH = 2000;

interface AskDialogProps {
  person: CandidateBody;
  jobs: readonly Pick<EmployerJobBody, 'id' | 'title' | 'location' | 'isOpen'>[];
}

/** Asks somebody to talk about an open listing. */
export function AskDialog({ person: { handle, name }, jobs }: AskDialogProps) {
  const [isOpen, setOpen] = useState(false);
  const [jobId, setJobId] = useState<number>();
  const [text, setText] = useState('');
  const ask = useAsk(handle);
  return (
    <>
      <Button type="primary" onClick={() => setOpen(true)}>
        {t('Ask to Talk')}
      </Button>
      <Modal
        open={isOpen}
        title={t('Ask {name} to talk', { name })}
        okText={ask.isPending ? t('Sending…') : t('Send Request')}
        okButtonProps={{ disabled: jobId === undefined || text.trim() === '' || ask.isPending }}
        onOk={() => {
          if (jobId !== undefined) ask.mutate({ jobId, text }, { onSuccess: () => setOpen(false) });
        }}
        onCancel={() => setOpen(false)}
        destroyOnHidden
      >
        <Form layout="vertical">
          <Form.Item label={t('Listing')} htmlFor="ask-job">
            <Select
              id="ask-job"
              virtual={false}
              placeholder={t('Choose an open listing')}
              options={jobs
                .filter((one) => one.isOpen)
                .map(({ id, title, location }) => ({ value: id, label: `${title}, ${location}` }))}
              value={jobId}
              onChange={setJobId}
            />
          </Form.Item>
          <Form.Item
            label={t('Message')}
            htmlFor="ask-text"
            extra={t('The person has 14 days to accept. You cannot ask again for 90 days.')}
          >
            <Input.TextArea
              id="ask-text"
              dir="auto"
              maxLength={MAX_LENGTH}
              autoSize={{ minRows: 4, maxRows: 12 }}
              value={text}
              onChange={({ target }) => setText(target.value)}
            />
          </Form.Item>
          <ErrorAlert error={ask.error} />
        </Form>
      </Modal>
    </>
  );
}
