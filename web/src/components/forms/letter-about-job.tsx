import { Button, Form, Input, Modal, Select } from 'antd';
import { useId, useState } from 'react';
import type { EmployerJobBody } from '@/api/generated/types.gen';
import { ErrorAlert } from '@/components/states/error-alert.tsx';
import { t } from '@/lib/language/t.ts';

const MAX_LENGTH = 2000;

/** A listing that somebody may be written to about, if it is open. */
export type Listing = Pick<EmployerJobBody, 'id' | 'title' | 'location' | 'isOpen'>;

/** A letter as it is sent. */
export interface Letter {
  jobId: number;
  text: string;
}

interface LetterAboutJobProps {
  /** The button that opens the form, its heading, and the button that sends. */
  open: string;
  title: string;
  send: string;
  hint?: string;
  jobs: readonly Listing[];
  /** What the letter says until something is typed. */
  proposal?: (job: Listing) => string;
  sending: {
    mutate: (letter: Letter, options: { onSuccess: () => void }) => void;
    isPending: boolean;
    error: Error | null;
    reset: () => void;
  };
}

/** Writes to somebody about an open listing of the company. */
export function LetterAboutJob({ open, title, send, hint, jobs, proposal, sending }: LetterAboutJobProps) {
  const [isOpen, setOpen] = useState(false);
  const [jobId, setJobId] = useState<number>();
  const [typed, setTyped] = useState<string>();
  const id = useId();
  /** What was sent is not proposed again; what was typed before a cancellation is. */
  const close = () => {
    setOpen(false);
    setJobId(undefined);
    setTyped(undefined);
  };
  const offered = jobs.filter((one) => one.isOpen);
  const job = offered.find((one) => one.id === jobId);
  const text = typed ?? (job && proposal ? proposal(job) : '');
  return (
    <>
      <Button type="primary" onClick={() => setOpen(true)}>
        {open}
      </Button>
      <Modal
        open={isOpen}
        title={title}
        okText={sending.isPending ? t('Sending…') : send}
        okButtonProps={{ disabled: !job || text.trim() === '' || sending.isPending }}
        onOk={() => {
          if (job) sending.mutate({ jobId: job.id, text }, { onSuccess: close });
        }}
        // What was written stays.
        onCancel={() => {
          sending.reset();
          setOpen(false);
        }}
        destroyOnHidden
      >
        <Form layout="vertical">
          <Form.Item label={t('Listing')} htmlFor={`${id}job`}>
            <Select
              id={`${id}job`}
              virtual={false}
              placeholder={t('Choose an open listing')}
              options={offered.map((one) => ({ value: one.id, label: `${one.title}, ${one.location}` }))}
              value={job?.id}
              onChange={setJobId}
            />
          </Form.Item>
          <Form.Item label={t('Message')} htmlFor={`${id}text`} extra={hint}>
            <Input.TextArea
              id={`${id}text`}
              dir="auto"
              maxLength={MAX_LENGTH}
              autoSize={{ minRows: 4, maxRows: 12 }}
              value={text}
              onChange={({ target }) => setTyped(target.value)}
            />
          </Form.Item>
          <ErrorAlert error={sending.error} />
        </Form>
      </Modal>
    </>
  );
}
