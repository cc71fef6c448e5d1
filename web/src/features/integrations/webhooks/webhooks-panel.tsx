import { useQuery } from '@tanstack/react-query';
import { Button, Tag } from 'antd';
import { Confirm } from '@/components/confirmation/confirm.tsx';
import { useState } from 'react';
import type { WebhookBody } from '@/api/generated/types.gen';
import { PasswordConfirmation } from '@/components/confirmation/password-confirmation.tsx';
import { Panel } from '@/components/layout/panel.tsx';
import { Loaded } from '@/components/states/loaded.tsx';
import { formatDateAndTime } from '@/lib/format/format-date-and-time.ts';
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
    <Panel title="Webhooks">
      <div className={styles.parts}>
        <p>Wayfare notifies your program when applications and listings change.</p>
        <Loaded query={webhooks} failureTitle="We couldn’t load your webhooks">
          {(all) => (
            <ul className={styles.list}>
              {all.map((webhook) => (
                <Webhook key={webhook.id} webhook={webhook} onSecret={setSecret} />
              ))}
            </ul>
          )}
        </Loaded>
        <div>
          <Button onClick={() => setAdding(true)}>Add Webhook</Button>
        </div>
      </div>
      <WebhookDialog open={adding} onClose={() => setAdding(false)} onSecret={setSecret} />
      <SecretDialog title="Your webhook secret" secret={secret} onClose={() => setSecret(undefined)} />
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
        <strong>{url}</strong> {endedAt ? <Tag color="error">Ended</Tag> : null}
        <p className={styles.muted}>{events.map((event) => WEBHOOK_EVENTS[event]).join(' · ')}</p>
        {endedAt ? (
          <p>The receiver responded with 410 on {formatDateAndTime(endedAt)}. Save the webhook to use it again.</p>
        ) : null}
        {formerSecretUntil ? <p>The previous secret works until {formatDateAndTime(formerSecretUntil)}.</p> : null}
      </div>
      <div className={styles.wide}>
        <Button aria-expanded={open} aria-label={`Deliveries to ${url}`} onClick={() => setOpen(!open)}>
          {open ? 'Hide Deliveries' : 'Show Deliveries'}
        </Button>{' '}
        <Button aria-label={`Edit ${url}`} onClick={() => setEditing(true)}>
          Edit
        </Button>{' '}
        <Button aria-label={`Replace the secret of ${url}`} onClick={() => setRotating(true)}>
          Replace Secret
        </Button>{' '}
        <Confirm
          title="Delete this webhook?"
          description="Its delivery log is deleted, too."
          okText="Delete"
          onConfirm={() => remove.mutate(id)}
        >
          <Button aria-label={`Delete ${url}`} disabled={remove.isPending}>
            Delete
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
      title="Replace the secret?"
      okText="Replace"
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
      <p>The previous one works for another 24 hours.</p>
    </PasswordConfirmation>
  );
}
