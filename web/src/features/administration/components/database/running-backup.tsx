import type { RunningBackupBody } from '@/api/generated/types.gen';
import { useNow } from '@/lib/use-now.ts';
import { BACKUP_KINDS } from '@/features/administration/backup-kinds.ts';
import styles from './database.module.css';
import { TimeAgo } from './relative-time.tsx';

const ROWS = new Intl.NumberFormat('en-US');

/** How far a backup is, table by table; before the server has said anything, that it was asked for. */
export function RunningBackup({ running }: { running: RunningBackupBody | undefined }) {
  const now = useNow();
  return (
    <div className={styles.running}>
      <p role="status">{running ? `${BACKUP_KINDS[running.kind]} is being made…` : 'Starting the backup…'}</p>
      <progress className={styles.bar} aria-label="Backup in progress" />
      {running ? (
        <>
          <p className={styles.hint}>
            Started <TimeAgo instant={running.startedAt} now={now} />. It goes on if you leave this page.
          </p>
          <ul className={styles.counts} aria-label="Rows so far">
            {running.tables.map(({ name, rows }) => (
              <li key={name}>
                <code>{name}</code> <span>{rows === 1 ? '1 row' : `${ROWS.format(rows)} rows`}</span>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </div>
  );
}
