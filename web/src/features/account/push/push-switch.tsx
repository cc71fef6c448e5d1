import { useQuery } from '@tanstack/react-query';
import { Switch } from 'antd';
import { canGetPushes } from '@/lib/browser/push.ts';
import { t } from '@/lib/language/t.ts';
import styles from '../account.module.css';
import { pushQuery, useSwitchPush } from './push-queries.ts';

/** Turns push messages to this browser on and off; nothing where the site or the browser has none. */
export function PushSwitch() {
  const { data } = useQuery(pushQuery);
  const change = useSwitchPush();
  const publicKey = data?.publicKey ?? null;
  if (!data || publicKey === null || !canGetPushes()) return null;
  return (
    <div className={styles.session}>
      <div>
        <strong id="push">{t('Notifications on this device')}</strong>
        <p className={styles.muted} id="push-hint">
          {t(
            'Messages, interviews and decisions, as far as you get emails about them. They name nobody on your lock screen, and end when you sign out.',
          )}
        </p>
      </div>
      <Switch
        aria-labelledby="push"
        aria-describedby="push-hint"
        checked={data.isOn}
        loading={change.isPending}
        onChange={(isOn) => change.mutate(isOn ? publicKey : null)}
      />
    </div>
  );
}
