import { Form, Input, Modal } from 'antd';
import type { ReactNode } from 'react';
import { useSchemaForm } from '@/components/forms/use-schema-form.ts';
import { ErrorAlert } from '@/components/states/error-alert.tsx';
import { confirmWithCodeSchema } from '@/features/account/account-forms.ts';
import { useHasPassword } from '@/features/account/account-queries.ts';

interface CodeConfirmationProps {
  title: string;
  okText: string;
  danger?: boolean;
  username: string;
  open: boolean;
  onClose: () => void;
  action: {
    mutate: (
      typed: { password: string; code: string },
      options: { onSuccess: () => void; onError: (error: unknown) => void },
    ) => void;
    isPending: boolean;
    error: Error | null;
    reset: () => void;
  };
  children: ReactNode;
}

/** Asks for the password, if the account has one, and a code. */
export function CodeConfirmation({ action, username, open, onClose, children, ...modal }: CodeConfirmationProps) {
  const hasPassword = useHasPassword();
  const { form, props, item } = useSchemaForm(confirmWithCodeSchema, ({ password = '', code }, { showRejections }) =>
    action.mutate({ password, code }, { onSuccess: onClose, onError: showRejections }),
  );
  const close = () => {
    action.reset();
    onClose();
  };
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
      <Form
        {...props}
        name="code-confirmation"
        initialValues={{ code: '', ...(hasPassword && { password: '' }) }}
        clearOnDestroy
      >
        <ErrorAlert error={action.error} />
        <input hidden readOnly autoComplete="username" value={username} />
        {hasPassword ? (
          <Form.Item {...item('password')} label="Your password" required>
            <Input.Password autoComplete="current-password" />
          </Form.Item>
        ) : null}
        <Form.Item {...item('code')} label="Code" required extra="From your authenticator app, or a recovery code.">
          <Input autoComplete="one-time-code" autoCapitalize="none" spellCheck={false} />
        </Form.Item>
      </Form>
    </Modal>
  );
}
