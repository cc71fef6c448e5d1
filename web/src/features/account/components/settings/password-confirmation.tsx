import { Form, Input, Modal } from 'antd';
import type { ReactNode } from 'react';
import { useSchemaForm } from '@/components/forms/use-schema-form.ts';
import { ErrorAlert } from '@/components/states/error-alert.tsx';
import { confirmSchema } from '@/features/account/account-forms.ts';
import { useHasPassword } from '@/features/account/account-queries.ts';

interface PasswordConfirmationProps {
  title: string;
  okText: string;
  danger?: boolean;
  open: boolean;
  onClose: () => void;
  action: {
    mutate: (password: string, options: { onSuccess: () => void; onError: (error: unknown) => void }) => void;
    isPending: boolean;
    error: Error | null;
    reset: () => void;
  };
  children: ReactNode;
}

/** Asks for the password, if the account has one, before an action reserved for its owner. */
export function PasswordConfirmation({ action, open, onClose, children, ...modal }: PasswordConfirmationProps) {
  const hasPassword = useHasPassword();
  const close = () => {
    action.reset();
    onClose();
  };
  const { form, props, item } = useSchemaForm(confirmSchema, ({ password = '' }, { showRejections }) =>
    action.mutate(password, { onSuccess: close, onError: showRejections }),
  );
  return (
    <Modal
      title={modal.title}
      okText={modal.okText}
      okButtonProps={{ danger: modal.danger === true, disabled: action.isPending }}
      open={open}
      onOk={() => form.submit()}
      onCancel={close}
      destroyOnHidden
    >
      {children}
      <Form {...props} name="confirmation" initialValues={hasPassword ? { password: '' } : {}} clearOnDestroy>
        <ErrorAlert error={action.error} />
        {hasPassword ? (
          <Form.Item {...item('password')} label="Your password" required>
            <Input.Password autoComplete="current-password" />
          </Form.Item>
        ) : null}
      </Form>
    </Modal>
  );
}
