import { useQuery } from '@tanstack/react-query';
import { Button, Tag } from 'antd';
import type { DeliveryState, WebhookDeliveryBody } from '@/api/generated/types.gen';
import { Loaded } from '@/components/states/loaded.tsx';
import { formatDateAndTime } from '@/lib/format/format-date-and-time.ts';
import { Said } from '@/lib/language/said.tsx';
import { t } from '@/lib/language/t.ts';
import { WEBHOOK_EVENTS } from '../integration-forms.ts';
import { useRedeliver } from '../integration-mutations.ts';
import { deliveriesQuery } from '../integration-queries.ts';
import styles from '../integrations.module.css';

const STATES: Readonly<Record<DeliveryState, { label: string; color?: string }>> = {
  waiting: { label: t('On its way'), color: 'processing' },
  delivered: { label: t('Delivered'), color: 'success' },
  failed: { label: t('Failed'), color: 'error' },
  dropped: { label: t('Dropped') },
};

/** The deliveries of a webhook, newest first. */
export function Deliveries({ webhookId }: { webhookId: number }) {
  return (
    <div className={styles.wide}>
      <Loaded query={useQuery(deliveriesQuery(webhookId))} failureTitle={t('We couldn’t load the deliveries')}>
        {(all) =>
          all.length === 0 ? (
            <p className={styles.muted}>{t('No deliveries yet.')}</p>
          ) : (
            <ul className={styles.list} aria-label={t('Latest deliveries')}>
              {all.map((delivery) => (
                <Delivery key={delivery.id} delivery={delivery} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </div>
  );
}

function Delivery({
  delivery: { id, type, jobId, occurredAt, state, attempts, dueAt, fault },
}: {
  delivery: WebhookDeliveryBody;
}) {
  const redeliver = useRedeliver();
  const { label, color } = STATES[state];
  const occurred = formatDateAndTime(occurredAt);
  return (
    <li className={styles.item}>
      <div>
        {t('{event}, listing {jobId}', { event: WEBHOOK_EVENTS[type], jobId: String(jobId) })}{' '}
        <Tag color={color}>{label}</Tag>
        <p className={styles.muted}>
          {occurred} · {t('{attempts, plural, one {# attempt} other {# attempts}}', { attempts })}
          {fault === null ? null : <Said text={fault}>{(said) => ` · ${said}`}</Said>}
          {state === 'waiting' && dueAt && attempts > 0
            ? ` · ${t('next {dueAt}', { dueAt: formatDateAndTime(dueAt) })}`
            : ''}
        </p>
      </div>
      {state === 'waiting' ? null : (
        <Button
          size="small"
          aria-label={t('Send again: {event}, {occurred}', { event: WEBHOOK_EVENTS[type], occurred })}
          disabled={redeliver.isPending}
          onClick={() => redeliver.mutate(id)}
        >
          {t('Send Again')}
        </Button>
      )}
    </li>
  );
}
