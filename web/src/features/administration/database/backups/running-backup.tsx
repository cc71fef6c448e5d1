import { Flex, Spin } from 'antd';
import type { RunningBackupBody } from '@/api/generated/types.gen';
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
          {running ? `Backup in progress: ${BACKUP_KINDS[running.kind].toLowerCase()}` : 'Starting the backup…'}
        </p>
      </Flex>
      {running ? (
        <>
          <p className={styles.hint}>
            Started <TimeAgo instant={running.startedAt} now={now} />. It continues if you leave this page.
          </p>
          <ul className={styles.counts} aria-label="Rows so far">
            {running.tables.map(({ name, rows }) => (
              <li key={name}>
                <code>{name}</code> <span>{rows === 1 ? '1 row' : `${rows.toLocaleString('en-US')} rows`}</span>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </div>
  );
}
