import { useQuery } from '@tanstack/react-query';
import { Descriptions, Space } from 'antd';
import type { BackupBody, BackupKind } from '@/api/generated/types.gen';
import { ButtonLink } from '@/components/button-link.tsx';
import { LoadFailure } from '@/components/load-failure.tsx';
import { Panel } from '@/components/panel.tsx';
import { BACKUP_KINDS } from '@/features/administration/backup-kinds.ts';
import { backupsQuery } from '@/features/administration/database-queries.ts';
import { formatBytes } from '@/features/administration/format-bytes.ts';
import { useNow } from '@/lib/use-now.ts';
import { TimeAgo } from './time-ago.tsx';
import { VerifiedTag } from './verified-tag.tsx';

const KINDS: readonly BackupKind[] = ['full', 'critical'];

/** The latest backup of each kind. */
export function LatestBackups() {
  const { data: backups, error, refetch } = useQuery(backupsQuery);
  if (error && !backups) {
    return <LoadFailure title="Failed to load backups" error={error} onRetry={() => void refetch()} />;
  }
  const items = KINDS.map((kind) => ({
    key: kind,
    label: BACKUP_KINDS[kind],
    children: backups && <LatestBackup backup={backups.find((candidate) => candidate.kind === kind)} />,
  }));
  return (
    <Panel
      title="Latest backups"
      action={
        <ButtonLink to="/admin/database-management" search={{ tab: 'backups' }}>
          All backups
        </ButtonLink>
      }
    >
      <Descriptions layout="vertical" column={{ xs: 1, md: 2 }} colon={false} items={items} />
    </Panel>
  );
}

function LatestBackup({ backup }: { backup: BackupBody | undefined }) {
  const now = useNow();
  if (!backup) return 'None yet';
  return (
    <Space wrap>
      <TimeAgo instant={backup.createdAt} now={now} />
      {formatBytes(backup.bytes)}
      <VerifiedTag verified={backup.verified} />
    </Space>
  );
}
