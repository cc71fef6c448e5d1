import { Link } from '@tanstack/react-router';
import { Alert, Button } from 'antd';
import { ErrorAlert } from '@/components/states/error-alert.tsx';
import { useUnsubscribe } from '../account-mutations.ts';
import styles from '../account.module.css';

const STREAMS: Record<string, string> = {
  applications: 'applications and listings',
  messages: 'messages',
  alerts: 'new jobs for your saved searches',
  reminders: 'deadlines and dates',
};

/** The page that unsubscribe links open. It acts only on a click, because mail scanners follow links. */
export function UnsubscribePage({ token }: { token: string }) {
  const unsubscribe = useUnsubscribe();
  return (
    <div className={`page ${styles.page} ${styles.narrow}`}>
      <h1>Unsubscribe</h1>
      {unsubscribe.isSuccess ? (
        <Alert
          type="success"
          role="status"
          showIcon
          title={`You will no longer get emails about ${STREAMS[unsubscribe.data.stream]}.`}
          action={<Link to="/settings">Go to settings</Link>}
        />
      ) : (
        <>
          <p>Stop these emails? You will still get emails about your account.</p>
          <ErrorAlert error={unsubscribe.error} />
          <Button
            type="primary"
            size="large"
            disabled={unsubscribe.isPending}
            onClick={() => unsubscribe.mutate(token)}
          >
            Unsubscribe
          </Button>
        </>
      )}
    </div>
  );
}
