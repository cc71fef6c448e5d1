import { Link } from '@tanstack/react-router';
import { Alert, Button } from 'antd';
import { ErrorAlert } from '@/components/states/error-alert.tsx';
import { t } from '@/lib/language/t.ts';
import { useUnsubscribe } from '../account-mutations.ts';
import styles from '../account.module.css';

const STREAMS: Record<string, string> = {
  applications: t('applications and listings'),
  messages: t('messages'),
  alerts: t('new jobs for your saved searches'),
  reminders: t('deadlines and dates'),
};

/** The page that unsubscribe links open. It acts only on a click, because mail scanners follow links. */
export function UnsubscribePage({ token }: { token: string }) {
  const unsubscribe = useUnsubscribe();
  return (
    <div className={`page ${styles.page} ${styles.narrow}`}>
      <h1>{t('Unsubscribe')}</h1>
      {unsubscribe.isSuccess ? (
        <Alert
          type="success"
          role="status"
          showIcon
          title={t('You will no longer get emails about {stream}.', { stream: STREAMS[unsubscribe.data.stream] })}
          action={<Link to="/settings">{t('Go to settings')}</Link>}
        />
      ) : (
        <>
          <p>{t('Stop these emails? You will still get emails about your account.')}</p>
          <ErrorAlert error={unsubscribe.error} />
          <Button
            type="primary"
            size="large"
            disabled={unsubscribe.isPending}
            onClick={() => unsubscribe.mutate(token)}
          >
            {t('Unsubscribe')}
          </Button>
        </>
      )}
    </div>
  );
}
