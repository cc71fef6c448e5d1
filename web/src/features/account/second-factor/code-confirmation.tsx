import { Form, Input } from 'antd';
import { useSchemaForm } from '@/components/forms/use-schema-form.ts';
import { ErrorAlert } from '@/components/states/error-alert.tsx';
import { t } from '@/lib/language/t.ts';
import { confirmWithCodeSchema } from '../account-forms.ts';
import { useHasPassword } from '@/lib/query/sign-in-query.ts';
import { ConfirmationDialog, type Confirmation } from '@/components/confirmation/confirmation-dialog.tsx';
import { OwnPassword } from '@/components/confirmation/own-password.tsx';

interface CodeConfirmationProps extends Confirmation<{ password: string; code: string }> {
  username: string;
}

/** Asks for the password, if the account has one, and a code. */
export function CodeConfirmation({ action, username, onClose, children, ...dialog }: CodeConfirmationProps) {
  const hasPassword = useHasPassword();
  const { form, props, item } = useSchemaForm(confirmWithCodeSchema, ({ password = '', code }, { showRejections }) =>
    action.mutate({ password, code }, { onSuccess: onClose, onError: showRejections }),
  );
  const close = () => {
    action.reset();
    onClose();
  };
  return (
    <ConfirmationDialog {...dialog} form={form} isPending={action.isPending} onClose={close}>
      {children}
      <Form
        {...props}
        name="code-confirmation"
        initialValues={{ code: '', ...(hasPassword && { password: '' }) }}
        clearOnDestroy
      >
        <ErrorAlert error={action.error} />
        <input hidden readOnly autoComplete="username" value={username} />
        <OwnPassword {...item('password')} />
        <Form.Item
          {...item('code')}
          label={t('Code')}
          required
          extra={t('From your authenticator app, or a recovery code.')}
        >
          <Input autoComplete="one-time-code" autoCapitalize="none" spellCheck={false} />
        </Form.Item>
      </Form>
    </ConfirmationDialog>
  );
}
