import type { BackupBody } from '@/api/generated/types.gen';
import { Badge } from '@/public/badge.tsx';
import { Button, buttonClass } from '@/public/button.tsx';
import { Icon } from '@/public/icon.tsx';
import { RecordTable, type RecordColumn } from '@/components/record-table.tsx';
import { useNow } from '@/lib/use-now.ts';
import { BACKUP_KINDS } from '@/features/administration/backup-kinds.ts';
import { useVerifyBackup } from '@/features/administration/backup-mutations.ts';
import { formatBytes } from '@/features/administration/format-bytes.ts';
import styles from './database.module.css';
import { TimeAgo } from './relative-time.tsx';

/** A row of the table, identified by the name of its backup. */
interface BackupRow extends BackupBody {
  id: string;
}

const NAME: RecordColumn<BackupRow> = {
  title: 'Backup',
  render: ({ kind, name, trigger }) => (
    <span className={styles.backup}>
      <strong>{BACKUP_KINDS[kind]}</strong>
      <small>
        {trigger === 'schedule' ? 'Scheduled' : 'On request'} · {name}
      </small>
    </span>
  ),
};

const FACTS: readonly RecordColumn<BackupRow>[] = [
  { title: 'Size', width: '7rem', render: ({ bytes }) => formatBytes(bytes) },
  {
    title: 'Verified',
    width: '9rem',
    render: ({ verified }) => (
      <Badge tone={verified ? 'success' : 'destructive'}>{verified ? 'Verified' : 'Not verified'}</Badge>
    ),
  },
];

interface BackupTableProps {
  /** Undefined while loading. */
  backups: readonly BackupBody[] | undefined;
  isStale: boolean;
}

/** Table of backups with actions to download and verify each. */
export function BackupTable({ backups, isStale }: BackupTableProps) {
  const now = useNow();
  const verify = useVerifyBackup();
  const age: RecordColumn<BackupRow> = {
    title: 'Age',
    width: '10rem',
    render: ({ createdAt }) => <TimeAgo instant={createdAt} now={now} />,
  };
  const actions: RecordColumn<BackupRow> = {
    title: 'Actions',
    untitled: true,
    width: '18rem',
    render: ({ name }) => (
      <div className={styles.actions}>
        <a
          className={buttonClass({ look: 'outline', size: 'small' })}
          aria-label={`Download ${name}`}
          href={`/api/admin/database/backups/${encodeURIComponent(name)}`}
          download
        >
          <Icon name="download" /> Download
        </a>
        <Button
          look="quiet"
          size="small"
          aria-label={`Verify ${name}`}
          disabled={verify.isPending}
          onClick={() => verify.mutate(name)}
        >
          {verify.isPending && verify.variables === name ? 'Verifying…' : 'Verify'}
        </Button>
      </div>
    ),
  };
  return (
    <RecordTable
      label="Backups"
      columns={[NAME, age, ...FACTS, actions]}
      rows={backups?.map((backup) => ({ ...backup, id: backup.name }))}
      isStale={isStale}
    />
  );
}
