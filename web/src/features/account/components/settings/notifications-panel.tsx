import { useQuery } from '@tanstack/react-query';
import { Alert, Switch } from 'antd';
import type { NotificationChoices } from '@/api/generated/types.gen';
import { LoadFailure } from '@/components/states/load-failure.tsx';
import { Loading } from '@/components/states/loading.tsx';
import { Panel } from '@/components/layout/panel.tsx';
import { useChooseNotifications } from '@/features/account/account-mutations.ts';
import { notificationsQuery } from '@/features/account/account-queries.ts';
import styles from '../account.module.css';

const STREAMS: { name: keyof NotificationChoices; title: string; text: string }[] = [
  {
    name: 'applications',
    title: 'Applications and listings',
    text: 'New applications, new statuses, approved listings',
  },
  { name: 'messages', title: 'Messages', text: 'One mail per conversation, if you have not read it after ten minutes' },
  { name: 'alerts', title: 'Job alerts', text: 'New jobs for your saved searches' },
  { name: 'reminders', title: 'Reminders', text: 'Deadlines and dates that come near' },
];

/** What the user is mailed. */
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
              ? `Mails go to ${data.email}. Those about your account always come.`
              : 'This site sends no mail: no mail server is set up.'}
          </p>
          {data.refused.length > 0 ? (
            <Alert
              type="warning"
              showIcon
              title={`${data.email} refused our mail, so we stopped. Change your address above, or save your choice to try again.`}
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
          title="Failed to load your choice."
          error={notifications.error}
          onRetry={() => void notifications.refetch()}
        />
      ) : (
        <Loading rows={4} paragraph={{ rows: 1 }} />
      )}
    </Panel>
  );
}
