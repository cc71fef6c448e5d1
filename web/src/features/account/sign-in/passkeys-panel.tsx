import { useQuery } from '@tanstack/react-query';
import { Button, Form, Input, Typography } from 'antd';
import { useState } from 'react';
import type { PasskeyBody } from '@/api/generated/types.gen';
import { useSchemaForm } from '@/components/forms/use-schema-form.ts';
import { Panel } from '@/components/layout/panel.tsx';
import { ErrorAlert } from '@/components/states/error-alert.tsx';
import { LoadFailure } from '@/components/states/load-failure.tsx';
import { Loading } from '@/components/states/loading.tsx';
import { t } from '@/lib/language/t.ts';
import { passkeySchema } from '../account-forms.ts';
import { signInQuery, useHasPassword } from '@/lib/query/sign-in-query.ts';
import { useAddPasskey, useRemovePasskey, useRenamePasskey } from './passkey-mutations.ts';
import { browserName } from './browser-name.ts';
import { formatDate } from '@/lib/format/format-date.ts';
import styles from '../account.module.css';
import { ConfirmationDialog } from '@/components/confirmation/confirmation-dialog.tsx';
import { OwnPassword } from '@/components/confirmation/own-password.tsx';

/** Sign-in without a password. */
export function PasskeysPanel() {
  const methods = useQuery(signInQuery);
  const [adding, setAdding] = useState(false);
  return (
    <Panel title={t('Passkeys')}>
      <div className={styles.parts}>
        <p>{t('Sign in with your fingerprint, face or screen lock instead of a password.')}</p>
        {methods.data ? (
          <ul className={styles.sessions}>
            {methods.data.passkeys.map((passkey) => (
              <Passkey key={passkey.id} passkey={passkey} />
            ))}
          </ul>
        ) : methods.error ? (
          <LoadFailure
            title={t('We couldn’t load your passkeys')}
            error={methods.error}
            onRetry={() => void methods.refetch()}
          />
        ) : (
          <Loading rows={1} paragraph={{ rows: 1 }} />
        )}
        <div>
          <Button onClick={() => setAdding(true)}>{t('Add Passkey')}</Button>
        </div>
        <AddPasskey open={adding} onClose={() => setAdding(false)} />
      </div>
    </Panel>
  );
}

function Passkey({ passkey: { id, name, createdAt, lastUsedAt } }: { passkey: PasskeyBody }) {
  const rename = useRenamePasskey();
  const remove = useRemovePasskey();
  return (
    <li className={styles.session}>
      <div>
        <Typography.Text
          className={styles.editable}
          strong
          editable={{
            text: name,
            tooltip: false,
            maxLength: 50,
            onChange: (typed) => {
              if (typed.trim() && typed.trim() !== name) rename.mutate({ id, name: typed });
            },
          }}
        >
          {name}
        </Typography.Text>
        <p className={styles.muted}>
          {t('Added {date}', { date: formatDate(createdAt) })} ·{' '}
          {lastUsedAt ? t('last used {lastUsedAt}', { lastUsedAt: formatDate(lastUsedAt) }) : t('never used')}
        </p>
      </div>
      <Button
        aria-label={t('Remove {name}, added {createdAt}', { name, createdAt: formatDate(createdAt) })}
        disabled={remove.isPending}
        onClick={() => remove.mutate(id)}
      >
        {t('Remove')}
      </Button>
    </li>
  );
}

function AddPasskey({ open, onClose }: { open: boolean; onClose: () => void }) {
  const add = useAddPasskey();
  const hasPassword = useHasPassword();
  const close = () => {
    add.reset();
    onClose();
  };
  const { form, props, item } = useSchemaForm(passkeySchema, (typed, { showRejections }) =>
    add.mutate({ ...typed, password: typed.password ?? '' }, { onSuccess: close, onError: showRejections }),
  );
  return (
    <ConfirmationDialog
      title={t('Add a passkey')}
      okText={t('Continue')}
      form={form}
      isPending={add.isPending}
      open={open}
      onClose={close}
    >
      <p>{t('Your browser will then ask you to unlock this device or another one.')}</p>
      <Form
        {...props}
        name="passkey"
        initialValues={{ name: browserName(navigator.userAgent), ...(hasPassword && { password: '' }) }}
        clearOnDestroy
      >
        <ErrorAlert error={add.error} />
        <Form.Item {...item('name')} label={t('Name')} required extra={t('Helps you recognize it in the list.')}>
          <Input />
        </Form.Item>
        <OwnPassword {...item('password')} />
      </Form>
    </ConfirmationDialog>
  );
}
