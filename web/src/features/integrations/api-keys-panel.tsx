import { useQuery } from '@tanstack/react-query';
import { Button, Form, Input, Modal, Radio, Select, Tag } from 'antd';
import { Confirm } from '@/components/confirmation/confirm.tsx';
import { useState } from 'react';
import type { ApiKeyBody, KeyScope } from '@/api/generated/types.gen';
import { OwnPassword } from '@/components/confirmation/own-password.tsx';
import { useSchemaForm } from '@/components/forms/use-schema-form.ts';
import { Panel } from '@/components/layout/panel.tsx';
import { ErrorAlert } from '@/components/states/error-alert.tsx';
import { Loaded } from '@/components/states/loaded.tsx';
import { useHasPassword } from '@/lib/query/sign-in-query.ts';
import { formatDate } from '@/lib/format/format-date.ts';
import { t } from '@/lib/language/t.ts';
import { keySchema } from './integration-forms.ts';
import { useCreateKey, useRevokeKey } from './integration-mutations.ts';
import { apiKeysQuery } from './integration-queries.ts';
import { SecretDialog } from './secret-dialog.tsx';
import styles from './integrations.module.css';

/** The employer's API keys. */
export function ApiKeysPanel() {
  const keys = useQuery(apiKeysQuery);
  const [adding, setAdding] = useState(false);
  const [secret, setSecret] = useState<string>();
  return (
    <Panel title={t('API keys')}>
      <div className={styles.parts}>
        <p>{t('Your own programs can read and post listings, or fetch applications, with an API key.')}</p>
        <Loaded query={keys} failureTitle={t('We couldn’t load your API keys')}>
          {(all) => (
            <ul className={styles.list}>
              {all.map((key) => (
                <ApiKey key={key.id} apiKey={key} />
              ))}
            </ul>
          )}
        </Loaded>
        <div>
          <Button onClick={() => setAdding(true)}>{t('Create API Key')}</Button>
        </div>
      </div>
      <CreateKey
        open={adding}
        onClose={() => setAdding(false)}
        onCreated={(made) => {
          setAdding(false);
          setSecret(made);
        }}
      />
      <SecretDialog title={t('Your new API key')} secret={secret} onClose={() => setSecret(undefined)} />
    </Panel>
  );
}

/** Short names of what a key may do. */
const SCOPES: Readonly<Record<KeyScope, string>> = {
  read: t('Read only'),
  write: t('Read and write'),
  'read:applications': t('Fetch applications'),
};

function ApiKey({ apiKey: { id, name, scope, hint, expiresAt, lastUsedAt } }: { apiKey: ApiKeyBody }) {
  const revoke = useRevokeKey();
  const isExpired = new Date(expiresAt) <= new Date();
  return (
    <li className={styles.item}>
      <div>
        <strong>{name}</strong> <Tag>{SCOPES[scope]}</Tag>
        <p className={styles.muted}>
          {hint}… ·{' '}
          {isExpired
            ? t('expired {date}', { date: formatDate(expiresAt) })
            : t('expires {date}', { date: formatDate(expiresAt) })}{' '}
          · {lastUsedAt ? t('last used {lastUsedAt}', { lastUsedAt: formatDate(lastUsedAt) }) : t('never used')}
        </p>
      </div>
      <Confirm
        title={t('Revoke this key?')}
        description={t('Programs that use it stop working at once.')}
        okText={t('Revoke')}
        onConfirm={() => revoke.mutate(id)}
      >
        <Button aria-label={t('Revoke {name}', { name })} disabled={revoke.isPending}>
          {t('Revoke')}
        </Button>
      </Confirm>
    </li>
  );
}

interface CreateKeyProps {
  open: boolean;
  onClose: () => void;
  onCreated: (secret: string) => void;
}

function CreateKey({ open, onClose, onCreated }: CreateKeyProps) {
  const create = useCreateKey();
  const hasPassword = useHasPassword();
  const close = () => {
    create.reset();
    onClose();
  };
  const { form, props, item } = useSchemaForm(keySchema, (typed, { showRejections }) =>
    create.mutate(
      { ...typed, password: typed.password ?? '' },
      { onSuccess: ({ secret }) => onCreated(secret), onError: showRejections },
    ),
  );
  return (
    <Modal
      title={t('Create an API key')}
      okText={t('Create')}
      okButtonProps={{ disabled: create.isPending }}
      open={open}
      onOk={() => form.submit()}
      onCancel={close}
      destroyOnHidden
    >
      <Form
        {...props}
        name="api-key"
        initialValues={{ name: '', scope: 'write', days: 90, ...(hasPassword && { password: '' }) }}
        clearOnDestroy
      >
        <ErrorAlert error={create.error} />
        <Form.Item {...item('name')} label={t('Name')} required extra={t('What will use this key?')}>
          <Input maxLength={60} />
        </Form.Item>
        <Form.Item {...item('scope')} label={t('Permissions')} required>
          <Radio.Group
            options={[
              { value: 'read', label: t('Read listings') },
              { value: 'write', label: t('Read and write listings') },
              { value: 'read:applications', label: t('Fetch applications, with contact details and resumes') },
            ]}
          />
        </Form.Item>
        <Form.Item {...item('days')} label={t('Valid for')} required>
          <Select options={[30, 90, 180, 365].map((days) => ({ value: days, label: t('{days} days', { days }) }))} />
        </Form.Item>
        <OwnPassword {...item('password')} />
      </Form>
    </Modal>
  );
}
