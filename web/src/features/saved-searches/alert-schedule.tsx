import { Button, Select } from 'antd';
import { useState } from 'react';
import type { AlertScheduleBody } from '@/api/generated/types.gen';
import { TimeZoneSelect } from '@/components/fields/time-zone-select.tsx';
import { locale, t } from '@/lib/language/t.ts';
import { useSetSchedule } from './saved-search-mutations.ts';
import styles from './saved-searches.module.css';

const CLOCK = new Intl.DateTimeFormat(locale(), { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' });

const HOURS = Array.from({ length: 24 }, (_, hour) => ({
  value: hour,
  label: CLOCK.format(Date.UTC(2000, 0, 1, hour)),
}));

/** The hour and the time zone of daily and weekly alerts. */
export function AlertSchedule({ schedule }: { schedule: AlertScheduleBody }) {
  const [chosen, setChosen] = useState(schedule);
  const save = useSetSchedule();
  const isSame = chosen.hour === schedule.hour && chosen.timeZone === schedule.timeZone;
  return (
    <>
      <p className={styles.muted}>
        {t(
          'Daily alerts are sent at this hour, weekly ones on Mondays. Jobs that are emailed as they appear are collected for 15 minutes.',
        )}
      </p>
      <div className={styles.schedule}>
        <div>
          <label htmlFor="alert-hour">{t('Hour')}</label>
          <Select
            id="alert-hour"
            virtual={false}
            value={chosen.hour}
            options={HOURS}
            style={{ width: '7rem' }}
            onChange={(hour) => setChosen({ ...chosen, hour })}
          />
        </div>
        <div>
          <label htmlFor="alert-zone">{t('Time zone')}</label>
          <TimeZoneSelect
            id="alert-zone"
            value={chosen.timeZone}
            style={{ width: '18rem', maxWidth: '100%' }}
            onChange={(timeZone) => setChosen({ ...chosen, timeZone })}
          />
        </div>
        <Button type="primary" disabled={isSame || save.isPending} onClick={() => save.mutate(chosen)}>
          {save.isPending ? t('Saving…') : t('Save Time')}
        </Button>
      </div>
    </>
  );
}
