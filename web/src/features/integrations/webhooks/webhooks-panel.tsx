import { useQuery } from '@tanstack/react-query';
import { Button, Tag } from 'antd';
import { Confirm } from '@/components/confirmation/confirm.tsx';
import { useState } from 'react';
import type { WebhookBody } from '@/api/generated/types.gen';
import { PasswordConfirmation } from '@/components/confirmation/password-confirmation.tsx';
import { Panel } from '@/components/layout/panel.tsx';
import { Loaded } from '@/components/states/loaded.tsx';
import { formatDateAndTime } from '@/lib/format/format-date-and-time.ts';
import { t } from '@/lib/language/t.ts';
import { WEBHOOK_EVENTS } from '../integration-forms.ts';
import { useDeleteWebhook, useRotateSecret } from '../integration-mutations.ts';
import { webhooksQuery } from '../integration-queries.ts';
import { Deliveries } from './deliveries.tsx';
import { SecretDialog } from '../secret-dialog.tsx';
import { WebhookDialog } from './webhook-dialog.tsx';
import styles from '../integrations.module.css';

/** The employer's webhooks. */
export function WebhooksPanel() {
  const webhooks = useQuery(webhooksQuery);
  const [adding, setAdding] = useState(false);
  const [secret, setSecret] = useState<string>();
  return (
    <Panel title={t('Webhooks')}>
      <div className={styles.parts}>
        <p>{t('Wayfare notifies your program when applications and listings change.')}</p>
        <Loaded query={webhooks} failureTitle={t('We couldn’t load your webhooks')}>
          {(all) => (
            <ul className={styles.list}>
              {all.map((webhook) => (
                <Webhook key={webhook.id} webhook={webhook} onSecret={setSecret} />
              ))}
            </ul>
          )}
        </Loaded>
        <div>
          <Button onClick={() => setAdding(true)}>{t('Add Webhook')}</Button>
        </div>
      </div>
      <WebhookDialog open={adding} onClose={() => setAdding(false)} onSecret={setSecret} />
      <SecretDialog title={t('Your webhook secret')} secret={secret} onClose={() => setSecret(undefined)} />
    </Panel>
  );
}

function Webhook({ webhook, onSecret }: { webhook: WebhookBody; onSecret: (secret: string) => void }) {
  const { id, url, events, endedAt, formerSecretUntil } = webhook;
  const remove = useDeleteWebhook();
  const [rotating, setRotating] = useState(false);
  const [editing, setEditing] = useState(false);
  const [open, setOpen] = useState(false);
  return (
    <li className={styles.item}>
      <div className={styles.wide}>
        <strong>{url}</strong> {endedAt ? <Tag color="error">{t('Ended')}</Tag> : null}
        <p className={styles.muted}>{events.map((event) => WEBHOOK_EVENTS[event]).join(' · ')}</p>
        {endedAt ? (
          <p>
            {t('The receiver responded with 410 on {endedAt}. Save the webhook to use it again.', {
              endedAt: formatDateAndTime(endedAt),
            })}
          </p>
        ) : null}
        {formerSecretUntil ? (
          <p>
            {t('The previous secret works until {formerSecretUntil}.', {
              formerSecretUntil: formatDateAndTime(formerSecretUntil),
            })}
          </p>
        ) : null}
      </div>
      <div className={styles.wide}>
        <Button aria-expanded={open} aria-label={t('Deliveries to {url}', { url })} onClick={() => setOpen(!open)}>
          {open ? t('Hide Deliveries') : t('Show Deliveries')}
        </Button>{' '}
        <Button aria-label={t('Edit {url}', { url })} onClick={() => setEditing(true)}>
          {t('Edit')}
        </Button>{' '}
        <Button aria-label={t('Replace the secret of {url}', { url })} onClick={() => setRotating(true)}>
          {t('Replace Secret')}
        </Button>{' '}
        <Confirm
          title={t('Delete this webhook?')}
          description={t('Its delivery log is deleted, too.')}
          okText={t('Delete')}
          onConfirm={() => remove.mutate(id)}
        >
          <Button aria-label={t('Delete {url}', { url })} disabled={remove.isPending}>
            {t('Delete')}
          </Button>
        </Confirm>
      </div>
      {open ? <Deliveries webhookId={id} /> : null}
      <RotateSecret id={id} open={rotating} onClose={() => setRotating(false)} onSecret={onSecret} />
      <WebhookDialog webhook={webhook} open={editing} onClose={() => setEditing(false)} onSecret={onSecret} />
    </li>
  );
}

interface RotateSecretProps {
  id: number;
  open: boolean;
  onClose: () => void;
  onSecret: (secret: string) => void;
}

/** Asks for the password before the secret is replaced. */
function RotateSecret({ id, open, onClose, onSecret }: RotateSecretProps) {
  const { mutate, ...rotate } = useRotateSecret(id);
  return (
    <PasswordConfirmation
      title={t('Replace the secret?')}
      okText={t('Replace')}
      open={open}
      onClose={onClose}
      action={{
        ...rotate,
        mutate: (password, { onSuccess, onError }) =>
          mutate(password, {
            onSuccess: ({ secret }) => {
              onSuccess();
              onSecret(secret);
            },
            onError,
          }),
      }}
    >
      <p>{t('The previous one works for another 24 hours.')}</p>
    </PasswordConfirmation>
  );
}
