import { Flex } from 'antd';
import { Panel } from '@/components/layout/panel.tsx';
import { t } from '@/lib/language/t.ts';
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
    name: t('Full backup'),
    value: t('Every 24 hours'),
    text: t('The whole database and all uploaded files.'),
  },
  {
    icon: 'shield',
    name: t('Critical data backup'),
    value: t('Every 6 hours'),
    text: t('Users, jobs, applications and bookmarks.'),
  },
  {
    icon: 'layers',
    name: t('Retention'),
    value: t('The last {count} backups', { count: KEPT_OF_EACH_KIND }),
    text: t(
      'Of each kind; scheduled and manual backups count separately. The last scheduled backup of each of the past 7 days and 4 weeks is kept too.',
    ),
  },
  {
    icon: 'checks',
    name: t('Schema validation'),
    value: t('Every 24 hours'),
    text: t('Compares every table and column with what this version of Wayfare expects.'),
  },
];

/** How Wayfare protects its data automatically. */
export function ProtectionSettings() {
  return (
    <Flex vertical gap="large">
      <Panel title={t('Data protection')}>
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
