import { useQuery } from '@tanstack/react-query';
import { Alert, Switch } from 'antd';
import type { NotificationChoices } from '@/api/generated/types.gen';
import { LoadFailure } from '@/components/states/load-failure.tsx';
import { Loading } from '@/components/states/loading.tsx';
import { Panel } from '@/components/layout/panel.tsx';
import { t } from '@/lib/language/t.ts';
import { useChooseNotifications } from '../account-mutations.ts';
import { notificationsQuery } from '../account-queries.ts';
import { pushQuery } from '../push/push-queries.ts';
import { PushSwitch } from '../push/push-switch.tsx';
import styles from '../account.module.css';

const OF_SEEKERS = { title: t('Applications'), text: t('Receipts, decisions and interviews') };
const OF_OTHERS = {
  title: t('Applications and listings'),
  text: t('New applications, new statuses, approved listings'),
};

const streamsOf = (role: string): { name: keyof NotificationChoices; title: string; text: string }[] => [
  { name: 'applications', ...(role === 'job_seeker' ? OF_SEEKERS : OF_OTHERS) },
  {
    name: 'messages',
    title: t('Messages'),
    text: t('One email per conversation that is still unread after ten minutes'),
  },
  { name: 'alerts', title: t('Job alerts'), text: t('New jobs for your saved searches') },
  { name: 'reminders', title: t('Reminders'), text: t('Upcoming deadlines and dates') },
];

/** Which emails and push messages the user gets. */
export function NotificationsPanel({ role }: { role: string }) {
  const notifications = useQuery(notificationsQuery);
  const { data: push } = useQuery(pushQuery);
  const choose = useChooseNotifications();
  const { data } = notifications;
  const isUsed = data?.isAvailable === true || push?.publicKey != null;
  return (
    <Panel title={t('Notifications')}>
      {data ? (
        <>
          <p className={styles.muted}>
            {data.isAvailable
              ? t('Emails go to {email}. You always get those about your account.', { email: data.email })
              : t('This site does not send email: no mail server is set up.')}
          </p>
          {data.refused.length > 0 ? (
            <Alert
              type="warning"
              showIcon
              title={t(
                '{email} rejected our emails, so we stopped. Change your address above, or change a setting below to try\n                again.',
                { email: data.email },
              )}
            />
          ) : null}
          <PushSwitch />
          <ul className={styles.sessions}>
            {streamsOf(role).map(({ name, title, text }) => (
              <li key={name} className={styles.session}>
                <div>
                  <strong id={`stream-${name}`}>{title}</strong>
                  <p className={styles.muted}>{text}</p>
                </div>
                <Switch
                  aria-labelledby={`stream-${name}`}
                  checked={data.streams[name]}
                  disabled={!isUsed}
                  loading={choose.isPending && choose.variables[name] !== data.streams[name]}
                  onChange={(isOn) => choose.mutate({ ...data.streams, [name]: isOn })}
                />
              </li>
            ))}
          </ul>
        </>
      ) : notifications.error ? (
        <LoadFailure
          title={t('We couldn’t load your notification settings')}
          error={notifications.error}
          onRetry={() => void notifications.refetch()}
        />
      ) : (
        <Loading rows={4} paragraph={{ rows: 1 }} />
      )}
    </Panel>
  );
}
