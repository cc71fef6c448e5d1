import { useQuery } from '@tanstack/react-query';
import type { BackupKind } from '@/api/generated/types.gen';
import { Badge } from '@/public/badge.tsx';
import { ButtonLink } from '@/public/button.tsx';
import { LoadFailure } from '@/components/load-failure.tsx';
import { Panel } from '@/components/panel.tsx';
import { useNow } from '@/lib/use-now.ts';
import { BACKUP_KINDS } from '@/features/administration/backup-kinds.ts';
import { backupsQuery } from '@/features/administration/database-queries.ts';
import { formatBytes } from '@/features/administration/format-bytes.ts';
import styles from './latest-backups.module.css';
import { TimeAgo } from './relative-time.tsx';

const KINDS: readonly BackupKind[] = ['full', 'critical'];

/** The age of the latest backup of each kind. */
export function LatestBackups() {
  const { data: backups, error, refetch } = useQuery(backupsQuery);
  const now = useNow();
  if (error && !backups) {
    return <LoadFailure title="Failed to load backups" error={error} onRetry={() => void refetch()} />;
  }
  return (
    <Panel
      title="Latest backups"
      action={
        <ButtonLink look="quiet" size="small" to="/admin/database-management" search={{ tab: 'backups' }}>
          All backups
        </ButtonLink>
      }
    >
      <dl className={styles.latest} aria-busy={!backups}>
        {KINDS.map((kind) => {
          const backup = backups?.find((candidate) => candidate.kind === kind);
          return (
            <div key={kind}>
              <dt>{BACKUP_KINDS[kind]}</dt>
              <dd>
                {backup ? (
                  <>
                    <TimeAgo instant={backup.createdAt} now={now} />
                    <span className={styles.size}>{formatBytes(backup.bytes)}</span>
                    <Badge tone={backup.verified ? 'success' : 'destructive'}>
                      {backup.verified ? 'Verified' : 'Not verified'}
                    </Badge>
                  </>
                ) : backups ? (
                  'None yet'
                ) : null}
              </dd>
            </div>
          );
        })}
      </dl>
    </Panel>
  );
}
