import { Link } from '@tanstack/react-router';
import { Alert, Button, Form, Input } from 'antd';
import { ApiError } from '@/api/api-error.ts';
import { ErrorAlert } from '@/components/states/error-alert.tsx';
import { t } from '@/lib/language/t.ts';
import { resetPasswordSchema } from '../account-forms.ts';
import { useResetPassword } from '../account-mutations.ts';
import { useLinkToken } from '@/lib/page/use-link-token.ts';
import { useSchemaForm } from '@/components/forms/use-schema-form.ts';
import styles from '../account.module.css';

const GONE = 410;

/** The page of a password reset link. */
export function ResetPasswordPage() {
  const token = useLinkToken();
  const reset = useResetPassword();
  const isInvalid = token === '' || (reset.error instanceof ApiError && reset.error.status === GONE);
  return (
    <div className={`page ${styles.page} ${styles.narrow}`}>
      <h1>{t('Set a new password')}</h1>
      {reset.isSuccess ? (
        <Alert
          type="success"
          role="status"
          showIcon
          title={t('Your password has been changed, and you have been signed out everywhere.')}
          action={<Link to="/auth">{t('Sign in')}</Link>}
        />
      ) : isInvalid ? (
        <Alert
          type="error"
          role="alert"
          showIcon
          title={t('This link is no longer valid. Please request a new one.')}
          action={<Link to="/forgot-password">{t('Request a new link')}</Link>}
        />
      ) : (
        <ResetForm token={token} reset={reset} />
      )}
    </div>
  );
}

function ResetForm({ token, reset }: { token: string; reset: ReturnType<typeof useResetPassword> }) {
  const { props, item } = useSchemaForm(resetPasswordSchema, ({ password }, { showRejections }) =>
    reset.mutate({ token, password }, { onError: showRejections }),
  );
  return (
    <Form {...props} name="reset-password" initialValues={{ password: '', confirmPassword: '' }}>
      <ErrorAlert error={reset.error} />
      <Form.Item {...item('password')} label={t('New password')} required extra={t('At least 6 characters.')}>
        <Input.Password autoComplete="new-password" />
      </Form.Item>
      <Form.Item {...item('confirmPassword', ['password'])} label={t('Confirm new password')} required>
        <Input.Password autoComplete="new-password" />
      </Form.Item>
      <Button type="primary" htmlType="submit" size="large" block disabled={reset.isPending}>
        {reset.isPending ? t('Saving…') : t('Set Password')}
      </Button>
    </Form>
  );
}
