import { Form, Modal } from 'antd';
import { useId, type ReactNode } from 'react';
import { useSchemaForm } from '@/components/forms/use-schema-form.ts';
import { CountedText } from '@/components/fields/counted-text.tsx';
import { ErrorAlert } from '@/components/states/error-alert.tsx';
import { t } from '@/lib/language/t.ts';
import { MAX_REASON, reasonSchema } from '@/lib/rules/reason-schema.ts';

interface ReasonDialogProps {
  isOpen: boolean;
  title: string;
  /** What is done, such as “Suspend”. */
  action: string;
  isDanger: boolean;
  label?: string;
  hint?: string;
  /** The consequences. */
  children: ReactNode;
  change: { isPending: boolean; error: unknown; reset: () => void };
  onSubmit: (reason: string, callbacks: { onSuccess: () => void; onError: (error: unknown) => void }) => void;
  onClose: () => void;
}

/** Asks an admin for the reason of a decision about a user. */
export function ReasonDialog(dialog: ReasonDialogProps) {
  const formName = useId();
  const { action, isDanger, label = t('Reason'), hint, change, onSubmit, onClose } = dialog;
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
      onCancel={() => {
        change.reset();
        onClose();
      }}
    >
      <p>{dialog.children}</p>
      <ErrorAlert error={change.error} />
      <Form {...props} name={formName} initialValues={{ reason: '' }}>
        <Form.Item {...item('reason')} label={label} extra={hint} required>
          <CountedText rows={4} max={MAX_REASON} />
        </Form.Item>
      </Form>
    </Modal>
  );
}
