import { Flex } from 'antd';
import { Panel } from '@/components/layout/panel.tsx';
import { KEPT_OF_EACH_KIND } from './backups/backup-kinds.ts';
import { Icon, type IconName } from '@/light/marks/icon.tsx';
import styles from './protection-settings.module.css';

interface Setting {
  icon: IconName;
  name: string;
  value: string;
  text: string;
}

const SETTINGS: readonly Setting[] = [
  {
    icon: 'database',
    name: 'Full backup',
    value: 'Every 24 hours',
    text: 'The whole database and all uploaded files.',
  },
  {
    icon: 'shield',
    name: 'Critical data backup',
    value: 'Every 6 hours',
    text: 'Users, jobs, applications and bookmarks.',
  },
  {
    icon: 'layers',
    name: 'Retention',
    value: `The last ${KEPT_OF_EACH_KIND} backups`,
    text: 'Of each kind; scheduled and manual backups count separately. The last scheduled backup of each of the past 7 days and 4 weeks is kept too.',
  },
  {
    icon: 'checks',
    name: 'Schema validation',
    value: 'Every 24 hours',
    text: 'Compares every table and column with what this version of Wayfare expects.',
  },
];

/** How Wayfare protects its data automatically. */
export function ProtectionSettings() {
  return (
    <Flex vertical gap="large">
      <Panel title="Data protection">
        <ul className={styles.settings}>
          {SETTINGS.map(({ icon, name, value, text }) => (
            <li key={name}>
              <Icon name={icon} size="1.75rem" />
              <div>
                <h3>{name}</h3>
                <p className={styles.text}>{text}</p>
              </div>
              <p className={styles.value}>{value}</p>
            </li>
          ))}
        </ul>
      </Panel>
    </Flex>
  );
}
