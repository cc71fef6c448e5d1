import { Form } from 'antd';
import { TimeZoneSelect } from '@/components/fields/time-zone-select.tsx';
import { Panel } from '@/components/layout/panel.tsx';
import { ownTimeZoneName } from '@/lib/browser/time-zone.ts';
import { t } from '@/lib/language/t.ts';
import { useChangeTimeZone } from '../account-mutations.ts';
import styles from '../account.module.css';

/** The value of no choice. */
const OF_THE_DEVICE = '';

/** The time zone of the user's emails: chosen, or that of the device at the last sign-in. */
export function TimeZonePanel({ timeZone }: { timeZone: string | null }) {
  const change = useChangeTimeZone();
  const ofTheDevice = t('That of this device ({zone})', { zone: ownTimeZoneName() });
  return (
    <Panel title={t('Time zone')}>
      <p className={styles.muted}>{t('Interviews and deadlines in emails are told in this time zone.')}</p>
      <Form layout="vertical">
        <Form.Item label={t('Time zone of your emails')} htmlFor="own-time-zone">
          <TimeZoneSelect
            id="own-time-zone"
            first={{ value: OF_THE_DEVICE, label: ofTheDevice }}
            value={timeZone ?? OF_THE_DEVICE}
            loading={change.isPending}
            disabled={change.isPending}
            onChange={(chosen) => change.mutate(chosen === OF_THE_DEVICE ? null : chosen)}
          />
        </Form.Item>
      </Form>
    </Panel>
  );
}
