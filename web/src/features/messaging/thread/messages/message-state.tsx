import { Button } from 'antd';
import type { MessageBody } from '@/api/generated/types.gen';
import { Icon, type IconName } from '@/light/marks/icon.tsx';
import type { UnsentMessage } from '@/store/unsent-messages.ts';
import { t } from '@/lib/language/t.ts';
import styles from './bubble.module.css';

const RECEIPTS: Record<MessageBody['status'], { label: string; icon: IconName }> = {
  sent: { label: t('Sent'), icon: 'check' },
  delivered: { label: t('Delivered'), icon: 'checks' },
  read: { label: t('Read'), icon: 'checks' },
};

/** The status of an own message. */
export function Receipt({ status }: { status: MessageBody['status'] }) {
  const { label, icon } = RECEIPTS[status];
  return (
    <span className={styles.receipt} data-status={status}>
      <Icon name={icon} size="1rem" /> {label}
    </span>
  );
}

interface UnsentStateProps {
  message: UnsentMessage;
  onRetry: () => void;
  onDiscard: () => void;
}

/** The state of an unsent message, with retry and discard after a failure. */
export function UnsentState({ message, onRetry, onDiscard }: UnsentStateProps) {
  if (message.state === 'sending') return <span>{t('Sending…')}</span>;
  return (
    <>
      <span className={styles.notSent}>
        <Icon name="alert" size="1rem" /> {t('Not sent')}
      </span>
      <Button type="link" size="small" className={styles.action} onClick={onRetry}>
        {t('Retry')}
      </Button>
      <Button type="link" size="small" className={styles.action} onClick={onDiscard}>
        {t('Discard')}
      </Button>
    </>
  );
}
