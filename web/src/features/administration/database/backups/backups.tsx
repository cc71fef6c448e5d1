import { useQuery } from '@tanstack/react-query';
import { Flex } from 'antd';
import { EmptyState } from '@/components/states/empty-state.tsx';
import { LoadFailure } from '@/components/states/load-failure.tsx';
import { Section } from '@/components/layout/section.tsx';
import { backupsQuery } from '../database-queries.ts';
import { BackupTable } from './backup-table.tsx';
import { CreateBackups } from './create-backups.tsx';

/** Creates backups and lists the existing ones. */
export function Backups() {
  const { data: backups, error, refetch, isFetching } = useQuery(backupsQuery);
  return (
    <Flex vertical gap="large">
      <CreateBackups />
      <Section title="Backups on this server">
        {error ? <LoadFailure title="We couldn’t load backups" error={error} onRetry={() => void refetch()} /> : null}
        {backups?.length === 0 ? (
          <EmptyState text="No backups yet" hint="Create one above. It is verified before it appears here." />
        ) : backups || !error ? (
          <BackupTable backups={backups} isStale={isFetching} />
        ) : null}
      </Section>
    </Flex>
  );
}
