import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Alert, Button, Form, Input } from 'antd';
import { ErrorAlert } from '@/components/states/error-alert.tsx';
import { LoadFailure } from '@/components/states/load-failure.tsx';
import { Loading } from '@/components/states/loading.tsx';
import { t } from '@/lib/language/t.ts';
import { forgotPasswordSchema } from '../account-forms.ts';
import { useRequestPasswordReset } from '../account-mutations.ts';
import { recoveryQuery } from '../account-queries.ts';
import { useSchemaForm } from '@/components/forms/use-schema-form.ts';
import styles from '../account.module.css';

/** Requests a link to reset a forgotten password. */
export function ForgotPasswordPage() {
  const recovery = useQuery(recoveryQuery);
  return (
    <div className={`page ${styles.page} ${styles.narrow}`}>
      <h1>{t('Forgot your password?')}</h1>
      {recovery.error ? (
        <LoadFailure
          title={t('We couldn’t load this page')}
          error={recovery.error}
          onRetry={() => void recovery.refetch()}
        />
      ) : !recovery.data ? (
        <Loading />
      ) : recovery.data.byMail ? (
        <RequestForm />
      ) : (
        <Alert
          type="info"
          showIcon
          title={t('This site does not send email. Please ask an administrator for a link to set a new password.')}
        />
      )}
      <p>
        <Link to="/auth">{t('Back to sign-in')}</Link>
      </p>
    </div>
  );
}

function RequestForm() {
  const request = useRequestPasswordReset();
  const { props, item } = useSchemaForm(forgotPasswordSchema, ({ login }) => request.mutate(login));
  if (request.isSuccess) {
    return (
      <Alert
        type="success"
        role="status"
        showIcon
        title={t(
          'If that account exists, we have sent a link to its email address. It works once and expires in one hour.',
        )}
      />
    );
  }
  return (
    <Form {...props} name="forgot-password" initialValues={{ login: '' }}>
      <p className={styles.muted}>{t('We will email you a link to set a new one.')}</p>
      <ErrorAlert error={request.error} />
      <Form.Item {...item('login')} label={t('Username or email')} required>
        <Input autoComplete="username" autoCapitalize="none" />
      </Form.Item>
      <Button type="primary" htmlType="submit" size="large" block disabled={request.isPending}>
        {request.isPending ? t('Sending…') : t('Send Link')}
      </Button>
    </Form>
  );
}
