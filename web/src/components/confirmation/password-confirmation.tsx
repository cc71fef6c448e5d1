import { Form } from 'antd';
import { useSchemaForm } from '@/components/forms/use-schema-form.ts';
import { ErrorAlert } from '@/components/states/error-alert.tsx';
import { confirmSchema } from '@/lib/rules/account-rules.ts';
import { useHasPassword } from '@/lib/query/sign-in-query.ts';
import { ConfirmationDialog, type Confirmation } from './confirmation-dialog.tsx';
import { OwnPassword } from './own-password.tsx';

/** Asks for the password, if the account has one, before an action reserved for its owner. */
export function PasswordConfirmation({ action, onClose, children, ...dialog }: Confirmation<string>) {
  const hasPassword = useHasPassword();
  const close = () => {
    action.reset();
    onClose();
  };
  const { form, props, item } = useSchemaForm(confirmSchema, ({ password = '' }, { showRejections }) =>
    action.mutate(password, { onSuccess: close, onError: showRejections }),
  );
  return (
    <ConfirmationDialog {...dialog} form={form} isPending={action.isPending} onClose={close}>
      {children}
      <Form {...props} name="confirmation" initialValues={hasPassword ? { password: '' } : {}} clearOnDestroy>
        <ErrorAlert error={action.error} />
        <OwnPassword {...item('password')} />
      </Form>
    </ConfirmationDialog>
  );
}
