import { useQuery } from '@tanstack/react-query';
import { Flex } from 'antd';
import { EmptyState } from '@/components/states/empty-state.tsx';
import { LoadFailure } from '@/components/states/load-failure.tsx';
import { Section } from '@/components/layout/section.tsx';
import { t } from '@/lib/language/t.ts';
import { backupsQuery } from '../database-queries.ts';
import { BackupTable } from './backup-table.tsx';
import { CreateBackups } from './create-backups.tsx';
import { Restoring } from './restoring.tsx';

/** Creates backups, lists the existing ones and says how to restore one. */
export function Backups() {
  const { data: backups, error, refetch, isFetching } = useQuery(backupsQuery);
  const newest = backups?.[0];
  return (
    <Flex vertical gap="large">
      <CreateBackups />
      <Section title={t('Backups on this server')}>
        {error ? (
          <LoadFailure title={t('We couldn’t load backups')} error={error} onRetry={() => void refetch()} />
        ) : null}
        {backups?.length === 0 ? (
          <EmptyState text={t('No backups yet')} hint={t('Create one above. It is verified before it appears here.')} />
        ) : backups || !error ? (
          <BackupTable backups={backups} isStale={isFetching} />
        ) : null}
      </Section>
      {newest ? <Restoring name={newest.name} /> : null}
    </Flex>
  );
}
