import { useRouter } from '@tanstack/react-router';
import { Alert, Button, Form } from 'antd';
import { ApiError } from '@/api/api-error.ts';
import { useSchemaForm } from '@/components/forms/use-schema-form.ts';
import { ErrorAlert } from '@/components/states/error-alert.tsx';
import { t } from '@/lib/language/t.ts';
import { invitationSchema } from '../auth-forms.ts';
import { useAcceptInvitation } from './invitation-mutation.ts';
import { homeOf } from '../user.ts';
import { NewAccountFields } from './new-account-fields.tsx';
import { useLinkToken } from '@/lib/page/use-link-token.ts';
import styles from '../sign-in/auth-page.module.css';

const GONE = 410;
const EMPTY = { fullName: '', username: '', password: '', confirmPassword: '' };

/** The page of an invitation link: creates the account of an admin. */
export function InvitationPage() {
  const token = useLinkToken();
  const router = useRouter();
  const accept = useAcceptInvitation();
  const isBusy = accept.isPending || accept.isSuccess;
  const { props, item } = useSchemaForm(invitationSchema, ({ fullName, username, password }, { showRejections }) =>
    accept.mutate(
      { token, fullName, username, password },
      { onSuccess: (user) => router.history.replace(homeOf(user)), onError: showRejections },
    ),
  );
  const isInvalid = token === '' || (accept.error instanceof ApiError && accept.error.status === GONE);
  return (
    <div className={`page ${styles.finish}`}>
      <h1>{t('Become an admin')}</h1>
      {isInvalid ? (
        <Alert
          type="error"
          role="alert"
          showIcon
          title={t('This invitation is no longer valid. Please ask for a new one.')}
        />
      ) : (
        <Form {...props} name="invitation" initialValues={EMPTY}>
          <ErrorAlert error={accept.error} />
          <NewAccountFields item={item} />
          <Button type="primary" htmlType="submit" size="large" block disabled={isBusy}>
            {isBusy ? t('Creating your account…') : t('Create Account')}
          </Button>
        </Form>
      )}
    </div>
  );
}
