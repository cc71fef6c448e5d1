import { useRouter } from '@tanstack/react-router';
import { Alert, Button, Form } from 'antd';
import { ApiError } from '@/api/api-error.ts';
import { useSchemaForm } from '@/components/forms/use-schema-form.ts';
import { ErrorAlert } from '@/components/states/error-alert.tsx';
import { t } from '@/lib/language/t.ts';
import { invitationSchema } from '../auth-forms.ts';
import { homeOf } from '../user.ts';
import { NewAccountFields } from './new-account-fields.tsx';
import type { useAcceptInvitation } from './invitation-mutation.ts';
import type { useRegisterMember } from './company-invitation-mutations.ts';

const GONE = 410;
const EMPTY = { fullName: '', username: '', password: '', confirmPassword: '' };

/** Whether a link has no token, or one that was refused for good. */
export function isNoInvitation(token: string, error: Error | null): boolean {
  return token === '' || (error instanceof ApiError && error.status === GONE);
}

export function InvalidInvitation() {
  return (
    <Alert
      type="error"
      role="alert"
      showIcon
      title={t('This invitation is no longer valid. Please ask for a new one.')}
    />
  );
}

interface InvitedAccountFormProps {
  name: string;
  token: string;
  registration: ReturnType<typeof useAcceptInvitation> | ReturnType<typeof useRegisterMember>;
}

/** Creates the account that an invitation offers, and goes to its first page. */
export function InvitedAccountForm({ name, token, registration }: InvitedAccountFormProps) {
  const router = useRouter();
  const isBusy = registration.isPending || registration.isSuccess;
  const { props, item } = useSchemaForm(invitationSchema, ({ fullName, username, password }, { showRejections }) =>
    registration.mutate(
      { token, fullName, username, password },
      { onSuccess: (user) => router.history.replace(homeOf(user)), onError: showRejections },
    ),
  );
  return (
    <Form {...props} name={name} initialValues={EMPTY}>
      <ErrorAlert error={registration.error} />
      <NewAccountFields item={item} />
      <Button type="primary" htmlType="submit" size="large" block disabled={isBusy}>
        {isBusy ? t('Creating your account…') : t('Create Account')}
      </Button>
    </Form>
  );
}
