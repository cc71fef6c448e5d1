import { Flex } from 'antd';
import { Panel } from '@/components/layout/panel.tsx';
import { KEPT_OF_EACH_KIND } from '@/features/administration/database/backup-kinds.ts';
import { Icon, type IconName } from '@/public/marks/icon.tsx';
import styles from './protection-settings.module.css';
import { Schedules } from '@/features/administration/components/database/schedules/schedules.tsx';

interface Measure {
  icon: IconName;
  name: string;
  pace: string;
  text: string;
}

const MEASURES: readonly Measure[] = [
  {
    icon: 'database',
    name: 'Full backup',
    pace: 'Every 24 hours',
    text: 'The whole database and all uploaded files.',
  },
  {
    icon: 'shield',
    name: 'Critical data backup',
    pace: 'Every 6 hours',
    text: 'Users, jobs, applications and bookmarks.',
  },
  {
    icon: 'layers',
    name: 'Retention',
    pace: `The last ${KEPT_OF_EACH_KIND} backups`,
    text: 'Of each kind; scheduled and manual backups count separately. The last ones of 7 days and 4 weeks are kept too.',
  },
  {
    icon: 'checks',
    name: 'Schema validation',
    pace: 'Every 24 hours',
    text: 'Compares every table and column with what this version of Wayfare expects.',
  },
];

/** How Wayfare protects its data automatically. */
export function ProtectionSettings() {
  return (
    <Flex vertical gap="large">
      <Panel title="Data protection">
        <ul className={styles.measures}>
          {MEASURES.map(({ icon, name, pace, text }) => (
            <li key={name}>
              <Icon name={icon} size="1.75rem" />
              <div>
                <h3>{name}</h3>
                <p className={styles.text}>{text}</p>
              </div>
              <p className={styles.pace}>{pace}</p>
            </li>
          ))}
        </ul>
      </Panel>
      <Schedules />
    </Flex>
  );
}
