import { useQuery } from '@tanstack/react-query';
import { Alert, Button, Form, Input, Tag } from 'antd';
import type { AccountEmailBody } from '@/api/generated/types.gen';
import { ErrorAlert } from '@/components/states/error-alert.tsx';
import { LoadFailure } from '@/components/states/load-failure.tsx';
import { Loading } from '@/components/states/loading.tsx';
import { Panel } from '@/components/layout/panel.tsx';
import { OwnPassword } from '@/components/confirmation/own-password.tsx';
import { useSchemaForm } from '@/components/forms/use-schema-form.ts';
import { t } from '@/lib/language/t.ts';
import { emailSchema } from '../account-forms.ts';
import { useChangeEmail, useRequestVerification } from '../account-mutations.ts';
import { emailQuery } from '../account-queries.ts';
import { useHasPassword } from '@/lib/query/sign-in-query.ts';
import styles from '../account.module.css';

/** The email address: whether it is verified, and its change. */
export function EmailPanel() {
  const account = useQuery(emailQuery);
  const hasPassword = useHasPassword();
  return (
    <Panel title={t('Email')}>
      {account.data ? (
        <div className={styles.parts}>
          <Address account={account.data} />
          {account.data.canChange ? (
            <EmailForm key={`${hasPassword}`} hasPassword={hasPassword} />
          ) : (
            <Alert
              type="info"
              showIcon
              title={t('This site does not send email, so addresses cannot be changed here.')}
            />
          )}
        </div>
      ) : account.error ? (
        <LoadFailure
          title={t('We couldn’t load your email address')}
          error={account.error}
          onRetry={() => void account.refetch()}
        />
      ) : (
        <Loading />
      )}
    </Panel>
  );
}

function Address({ account }: { account: AccountEmailBody }) {
  const request = useRequestVerification();
  const { email, isVerified, mustBeVerified, pendingEmail, canChange } = account;
  return (
    <>
      <p>
        <strong>{email}</strong>{' '}
        <Tag color={isVerified ? 'success' : undefined}>{isVerified ? t('Verified') : t('Not verified')}</Tag>
      </p>
      {!isVerified && canChange ? (
        <Alert
          type={mustBeVerified ? 'warning' : 'info'}
          showIcon
          title={
            mustBeVerified
              ? t('Verify your address to apply, post jobs and send messages.')
              : t('Verify your address to confirm that it is yours.')
          }
          action={
            <Button size="small" disabled={request.isPending} onClick={() => request.mutate()}>
              {t('Send Link')}
            </Button>
          }
        />
      ) : null}
      {pendingEmail ? (
        <Alert
          type="info"
          showIcon
          title={t('Confirm the change with the link we sent to {pendingEmail}. Until then, nothing changes.', {
            pendingEmail,
          })}
        />
      ) : null}
    </>
  );
}

function EmailForm({ hasPassword }: { hasPassword: boolean }) {
  const change = useChangeEmail();
  const empty = { email: '', ...(hasPassword && { currentPassword: '' }) };
  const { props, item } = useSchemaForm(emailSchema, (typed, { showRejections, restart }) => {
    const { email, currentPassword = '' } = typed;
    change.mutate({ email, currentPassword }, { onSuccess: () => restart(empty), onError: showRejections });
  });
  return (
    <Form {...props} name="email" initialValues={empty}>
      <ErrorAlert error={change.error} />
      <Form.Item
        {...item('email')}
        label={t('New email')}
        required
        extra={t('We will send a link there to confirm the change.')}
      >
        <Input type="email" autoComplete="email" />
      </Form.Item>
      <OwnPassword {...item('currentPassword')} />
      <Button type="primary" htmlType="submit" disabled={change.isPending}>
        {change.isPending ? t('Sending…') : t('Change Email')}
      </Button>
    </Form>
  );
}
