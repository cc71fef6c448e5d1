import { Button, Flex, Tag } from 'antd';
import type { BackupBody } from '@/api/generated/types.gen';
import { RecordTable, type RecordColumn } from '@/components/lists/record-table.tsx';
import { t } from '@/lib/language/t.ts';
import { BACKUP_KINDS } from './backup-kinds.ts';
import { useVerifyBackup } from './backup-mutations.ts';
import { formatBytes } from '@/lib/format/format-bytes.ts';
import { useNow } from '@/lib/format/use-now.ts';
import styles from '../database.module.css';
import { DownloadButton } from './download-button.tsx';
import { TimeAgo } from '../time-ago.tsx';

interface BackupTableProps {
  /** Undefined while loading. */
  backups: readonly BackupBody[] | undefined;
  isStale?: boolean;
}

/** A table of backups, with buttons to download and verify each. */
export function BackupTable({ backups, isStale }: BackupTableProps) {
  const now = useNow();
  const verify = useVerifyBackup();
  const columns: readonly RecordColumn<BackupBody>[] = [
    {
      title: t('Backup'),
      render: ({ kind, name, trigger }) => (
        <span className={styles.backup}>
          <strong>{BACKUP_KINDS[kind]}</strong>
          <small>
            {trigger === 'schedule' ? t('Scheduled') : t('Manual')} · {name}
          </small>
        </span>
      ),
    },
    { title: t('Age'), width: '10rem', render: ({ createdAt }) => <TimeAgo instant={createdAt} now={now} /> },
    { title: t('Size'), width: '7rem', render: ({ bytes }) => formatBytes(bytes) },
    {
      title: t('Status'),
      width: '9rem',
      render: ({ verified }) => (
        <Tag color={verified ? 'success' : 'error'}>{verified ? t('Verified') : t('Not verified')}</Tag>
      ),
    },
    {
      title: t('Actions'),
      untitled: true,
      width: '19rem',
      render: ({ name }) => (
        <Flex wrap gap="small">
          <DownloadButton name={name} />
          <Button
            type="text"
            aria-label={t('Verify {name}', { name })}
            disabled={verify.isPending}
            onClick={() => verify.mutate(name)}
          >
            {verify.isPending && verify.variables === name ? t('Verifying…') : t('Verify')}
          </Button>
        </Flex>
      ),
    },
  ];
  return <RecordTable label={t('Backups')} rowKey="name" columns={columns} rows={backups} isStale={isStale} />;
}
