import { Form, Modal } from 'antd';
import type { ReactNode } from 'react';
import * as z from 'zod/mini';
import { useSchemaForm } from '@/components/forms/use-schema-form.ts';
import { CountedText } from '@/components/fields/counted-text.tsx';
import { ErrorAlert } from '@/components/states/error-alert.tsx';

const MAX_LENGTH = 1000;
const reasonSchema = z.object({
  reason: z
    .string()
    .check(
      z.trim(),
      z.minLength(10, 'Reason must be at least 10 characters'),
      z.maxLength(MAX_LENGTH, `Reason must be at most ${MAX_LENGTH} characters`),
    ),
});

interface ReasonDialogProps {
  isOpen: boolean;
  title: string;
  /** What is done, such as “Suspend”. */
  action: string;
  isDanger: boolean;
  label?: string;
  hint?: string | undefined;
  /** The consequences. */
  children: ReactNode;
  change: { isPending: boolean; error: unknown };
  onSubmit: (reason: string, callbacks: { onSuccess: () => void; onError: (error: unknown) => void }) => void;
  onClose: () => void;
}

/** Asks an admin for the reason of a decision about a user. */
export function ReasonDialog(dialog: ReasonDialogProps) {
  const { action, isDanger, label = 'Reason', hint, change, onSubmit, onClose } = dialog;
  const { form, props, item } = useSchemaForm(reasonSchema, ({ reason }, { restart, showRejections }) => {
    const onSuccess = () => {
      onClose();
      restart({ reason: '' });
    };
    onSubmit(reason, { onSuccess, onError: showRejections });
  });
  return (
    <Modal
      open={dialog.isOpen}
      title={dialog.title}
      okText={action}
      okButtonProps={{ danger: isDanger, loading: change.isPending }}
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      <p>{dialog.children}</p>
      <ErrorAlert error={change.error} />
      <Form {...props} name={`${action.toLowerCase()}-reason`} initialValues={{ reason: '' }}>
        <Form.Item {...item('reason')} label={label} extra={hint} required>
          <CountedText rows={4} max={MAX_LENGTH} />
        </Form.Item>
      </Form>
    </Modal>
  );
}
