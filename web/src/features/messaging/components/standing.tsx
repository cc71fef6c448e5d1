import type { MessageBody } from '@/api/generated/types.gen';
import { Button } from '@/public/button.tsx';
import { Icon, type IconName } from '@/public/icon.tsx';
import type { UnsentMessage } from '@/features/messaging/unsent-messages.ts';
import styles from './bubble.module.css';

const WORDS: Record<MessageBody['status'], { label: string; icon: IconName }> = {
  sent: { label: 'Sent', icon: 'check' },
  delivered: { label: 'Delivered', icon: 'checks' },
  read: { label: 'Read', icon: 'checks' },
};

/** How far an own message has come. */
export function Receipt({ status }: { status: MessageBody['status'] }) {
  const { label, icon } = WORDS[status];
  return (
    <span className={styles.receipt} data-status={status}>
      <Icon name={icon} size="1rem" /> {label}
    </span>
  );
}

interface UnsentStandingProps {
  message: UnsentMessage;
  onRetry: (message: UnsentMessage) => void;
  onDiscard: (message: UnsentMessage) => void;
}

/** Says that a message is on its way, or that it is not, and what can be done about it. */
export function UnsentStanding({ message, onRetry, onDiscard }: UnsentStandingProps) {
  if (message.state === 'sending') return <span>Sending…</span>;
  return (
    <>
      <span className={styles.notSent}>
        <Icon name="alert" size="1rem" /> Not sent
      </span>
      <Button look="quiet" size="small" className={styles.way} onClick={() => onRetry(message)}>
        Retry
      </Button>
      <Button look="quiet" size="small" className={styles.way} onClick={() => onDiscard(message)}>
        Discard
      </Button>
    </>
  );
}
