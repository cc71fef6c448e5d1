import { Checkbox, Form, Input, Modal } from 'antd';
import type { WebhookBody, WebhookEvent } from '@/api/generated/types.gen';
import { OwnPassword } from '@/components/confirmation/own-password.tsx';
import { useSchemaForm } from '@/components/forms/use-schema-form.ts';
import { ErrorAlert } from '@/components/states/error-alert.tsx';
import { t } from '@/lib/language/t.ts';
import { WEBHOOK_EVENTS, webhookSchema } from '../integration-forms.ts';
import { useHasPassword } from '@/lib/query/sign-in-query.ts';
import { useAddWebhook, useChangeWebhook } from '../integration-mutations.ts';

interface WebhookDialogProps {
  /** Undefined to add one. */
  webhook?: WebhookBody;
  open: boolean;
  onClose: () => void;
  /** Receives the secret of a new webhook. */
  onSecret: (secret: string) => void;
}

const EVENTS = Object.entries(WEBHOOK_EVENTS).map(([value, label]) => ({ value: value as WebhookEvent, label }));

/** Adds or edits a webhook. */
export function WebhookDialog({ webhook, open, onClose, onSecret }: WebhookDialogProps) {
  const add = useAddWebhook();
  const hasPassword = useHasPassword();
  const change = useChangeWebhook(webhook?.id ?? 0);
  const mutation = webhook ? change : add;
  const close = () => {
    mutation.reset();
    onClose();
  };
  const { form, props, item } = useSchemaForm(webhookSchema, ({ password = '', ...terms }, { showRejections }) => {
    const typed = { ...terms, password };
    const onError = showRejections;
    if (webhook) return change.mutate(typed, { onSuccess: close, onError });
    add.mutate(typed, {
      onSuccess: ({ secret }) => {
        close();
        onSecret(secret);
      },
      onError,
    });
  });
  return (
    <Modal
      title={webhook ? t('Edit the webhook') : t('Add a webhook')}
      okText={webhook ? t('Save') : t('Add')}
      okButtonProps={{ disabled: mutation.isPending }}
      open={open}
      onOk={() => form.submit()}
      onCancel={close}
      destroyOnHidden
    >
      <Form
        {...props}
        name={`webhook-${webhook?.id ?? 'new'}`}
        initialValues={{
          url: webhook?.url ?? '',
          events: webhook?.events ?? EVENTS.map(({ value }) => value),
          ...(hasPassword && { password: '' }),
        }}
        clearOnDestroy
      >
        <ErrorAlert error={mutation.error} />
        <Form.Item {...item('url')} label={t('Address')} required>
          <Input type="url" placeholder="https://ats.example.com/wayfare" autoComplete="off" />
        </Form.Item>
        <Form.Item {...item('events')} label={t('Events')} required>
          <Checkbox.Group style={{ display: 'grid', gap: 8 }} options={EVENTS} />
        </Form.Item>
        <OwnPassword {...item('password')} />
      </Form>
    </Modal>
  );
}
