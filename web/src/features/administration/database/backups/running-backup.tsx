import { Flex, Spin } from 'antd';
import type { RunningBackupBody } from '@/api/generated/types.gen';
import { t } from '@/lib/language/t.ts';
import { Trans } from '@/lib/language/trans.tsx';
import { BACKUP_KINDS } from './backup-kinds.ts';
import { useNow } from '@/lib/format/use-now.ts';
import styles from '../database.module.css';
import { TimeAgo } from '../time-ago.tsx';

/** The progress of the running backup, table by table; undefined while it starts. */
export function RunningBackup({ running }: { running: RunningBackupBody | undefined }) {
  const now = useNow();
  return (
    <div className={styles.running}>
      <Flex gap="small" align="center">
        <Spin size="small" />
        <p role="status">
          {running ? t('Backup in progress: {kind}', { kind: BACKUP_KINDS[running.kind] }) : t('Starting the backup…')}
        </p>
      </Flex>
      {running ? (
        <>
          <p className={styles.hint}>
            <Trans
              id="Started <0/>. It continues if you leave this page."
              components={{ 0: <TimeAgo instant={running.startedAt} now={now} /> }}
            />
          </p>
          <ul className={styles.counts} aria-label={t('Rows so far')}>
            {running.tables.map(({ name, rows }) => (
              <li key={name}>
                <code>{name}</code> <span>{t('{rows, plural, one {# row} other {# rows}}', { rows })}</span>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </div>
  );
}
