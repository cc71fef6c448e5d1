import { Link, useRouter } from '@tanstack/react-router';
import { Alert, Button, Form, Input } from 'antd';
import * as z from 'zod/mini';
import { ApiError } from '@/api/api-error.ts';
import { useSchemaForm } from '@/components/forms/use-schema-form.ts';
import { ErrorAlert } from '@/components/states/error-alert.tsx';
import { t } from '@/lib/language/t.ts';
import { Trans } from '@/lib/language/trans.tsx';
import { useEnterCode } from './code-mutation.ts';
import { homeOf, type User } from '../user.ts';
import { codeRule } from '@/lib/rules/account-rules.ts';
import styles from '../sign-in/auth-page.module.css';

const GONE = 410;
const schema = z.object({ code: codeRule });

interface CodePageProps {
  returnTo: string | undefined;
  /** Resumes the action that required sign-in; returns the page that shows the result, if any. */
  resumeAction: (user: User) => string | undefined;
}

/** The second step of signing in. */
export function CodePage({ returnTo, resumeAction }: CodePageProps) {
  const router = useRouter();
  const enter = useEnterCode();
  const isBusy = enter.isPending || enter.isSuccess;
  const proceed = (user: User) => {
    const result = resumeAction(user);
    router.history.replace(returnTo ?? result ?? homeOf(user));
  };
  const { props, item } = useSchemaForm(schema, ({ code }, { showRejections }) =>
    enter.mutate(code, { onSuccess: proceed, onError: showRejections }),
  );
  const isOver = enter.error instanceof ApiError && enter.error.status === GONE;
  return (
    <div className={`page ${styles.finish}`}>
      <h1>{t('Enter your code')}</h1>
      {isOver ? (
        <Alert
          type="error"
          role="alert"
          showIcon
          title={enter.error?.message}
          action={<Link to="/auth">{t('Back to sign-in')}</Link>}
        />
      ) : (
        <>
          <p>{t('Enter the code that your authenticator app shows for Wayfare, or one of your recovery codes.')}</p>
          <Form {...props} name="code" initialValues={{ code: '' }}>
            <ErrorAlert error={enter.error} />
            <Form.Item {...item('code')} label={t('Code')} required>
              <Input autoComplete="one-time-code" autoCapitalize="none" spellCheck={false} />
            </Form.Item>
            <Button type="primary" htmlType="submit" size="large" block disabled={isBusy}>
              {isBusy ? t('Signing in…') : t('Sign in')}
            </Button>
          </Form>
          <p>
            <Trans
              id="No access to either? <0>Contact us</0>, or <1>sign in another way</1>."
              components={{ 0: <Link to="/about/$topic" params={{ topic: 'contact-us' }} />, 1: <Link to="/auth" /> }}
            />
          </p>
        </>
      )}
    </div>
  );
}
