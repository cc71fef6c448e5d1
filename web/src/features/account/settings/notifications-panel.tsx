import { useQuery } from '@tanstack/react-query';
import { Alert, Switch } from 'antd';
import type { NotificationChoices } from '@/api/generated/types.gen';
import { LoadFailure } from '@/components/states/load-failure.tsx';
import { Loading } from '@/components/states/loading.tsx';
import { Panel } from '@/components/layout/panel.tsx';
import { useChooseNotifications } from '../account-mutations.ts';
import { notificationsQuery } from '../account-queries.ts';
import styles from '../account.module.css';

const STREAMS: { name: keyof NotificationChoices; title: string; text: string }[] = [
  {
    name: 'applications',
    title: 'Applications and listings',
    text: 'New applications, new statuses, approved listings',
  },
  { name: 'messages', title: 'Messages', text: 'One email per conversation that is still unread after ten minutes' },
  { name: 'alerts', title: 'Job alerts', text: 'New jobs for your saved searches' },
  { name: 'reminders', title: 'Reminders', text: 'Upcoming deadlines and dates' },
];

/** Which emails the user gets. */
export function NotificationsPanel() {
  const notifications = useQuery(notificationsQuery);
  const choose = useChooseNotifications();
  const { data } = notifications;
  return (
    <Panel title="Notifications">
      {data ? (
        <>
          <p className={styles.muted}>
            {data.isAvailable
              ? `Emails go to ${data.email}. You always get those about your account.`
              : 'This site does not send email: no mail server is set up.'}
          </p>
          {data.refused.length > 0 ? (
            <Alert
              type="warning"
              showIcon
              title={`${data.email} rejected our emails, so we stopped. Change your address above, or change a setting below to try
                again.`}
            />
          ) : null}
          <ul className={styles.sessions}>
            {STREAMS.map(({ name, title, text }) => (
              <li key={name} className={styles.session}>
                <div>
                  <strong id={`stream-${name}`}>{title}</strong>
                  <p className={styles.muted}>{text}</p>
                </div>
                <Switch
                  aria-labelledby={`stream-${name}`}
                  checked={data.streams[name]}
                  disabled={!data.isAvailable}
                  loading={choose.isPending && choose.variables[name] !== data.streams[name]}
                  onChange={(isOn) => choose.mutate({ ...data.streams, [name]: isOn })}
                />
              </li>
            ))}
          </ul>
        </>
      ) : notifications.error ? (
        <LoadFailure
          title="We couldn’t load your notification settings"
          error={notifications.error}
          onRetry={() => void notifications.refetch()}
        />
      ) : (
        <Loading rows={4} paragraph={{ rows: 1 }} />
      )}
    </Panel>
  );
}
