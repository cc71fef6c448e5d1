import { Checkbox, Flex, Form, Modal } from 'antd';
import { useState } from 'react';
import type { EmployerJobBody } from '@/api/generated/types.gen';
import { ErrorAlert } from '@/components/states/error-alert.tsx';
import { t } from '@/lib/language/t.ts';
import { CHANGE_FIELDS } from './change-fields.tsx';
import { emptyChange, toChange, type ChangedPart, type ChangeValues } from './change-form.ts';
import { OutcomeReport } from './outcome-report.tsx';
import { useChangeListings } from './use-change-listings.ts';

const PARTS = Object.keys(CHANGE_FIELDS) as ChangedPart[];

interface ChangeDialogProps {
  /** At least one. */
  jobs: readonly EmployerJobBody[];
  /** Receives whether listings were changed. */
  onClose: (isDone: boolean) => void;
}

/** Changes parts of many listings, and then reports each. */
export default function ChangeDialog({ jobs, onClose }: ChangeDialogProps) {
  const [form] = Form.useForm<ChangeValues>();
  const [parts, setParts] = useState<readonly ChangedPart[]>([]);
  const change = useChangeListings();
  const isDone = change.isSuccess;
  const toggle = (part: ChangedPart, isChosen: boolean) =>
    setParts(PARTS.filter((one) => (one === part ? isChosen : parts.includes(one))));
  const submit = () =>
    change.mutate({ jobs, action: 'change', change: toChange(form.getFieldsValue(true) as ChangeValues, parts) });
  return (
    <Modal
      open
      width={640}
      title={t('{length, plural, one {Change # listing} other {Change # listings}}', { length: jobs.length })}
      okText={isDone ? t('Close') : change.isPending ? t('Changing…') : t('Change')}
      okButtonProps={{ disabled: parts.length === 0 || change.isPending }}
      cancelText={t('Cancel')}
      cancelButtonProps={isDone ? { hidden: true } : {}}
      onOk={isDone ? () => onClose(true) : submit}
      onCancel={() => onClose(isDone)}
    >
      {change.data ? (
        <OutcomeReport outcome={change.data} jobs={jobs} />
      ) : (
        <Form form={form} layout="vertical" initialValues={emptyChange(jobs[0] as EmployerJobBody)}>
          <p>{t('What you do not choose stays as it is in each listing.')}</p>
          <Flex vertical gap="small" style={{ marginBlock: 'var(--space-4)' }}>
            {PARTS.map((part) => {
              const { label, Fields } = CHANGE_FIELDS[part];
              const isChosen = parts.includes(part);
              return (
                <div key={part}>
                  <Checkbox checked={isChosen} onChange={({ target }) => toggle(part, target.checked)}>
                    {label}
                  </Checkbox>
                  {isChosen ? (
                    <div style={{ marginTop: 'var(--space-2)' }}>
                      <Fields />
                    </div>
                  ) : null}
                </div>
              );
            })}
          </Flex>
          <ErrorAlert error={change.error} />
        </Form>
      )}
    </Modal>
  );
}
