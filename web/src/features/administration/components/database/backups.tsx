import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { EmptyState } from '@/components/empty-state.tsx';
import { LoadFailure } from '@/components/load-failure.tsx';
import { Skeleton } from '@/public/skeleton.tsx';
import { backupsQuery } from '@/features/administration/database-queries.ts';
import { CreateBackups } from './create-backups.tsx';
import styles from './database.module.css';

const BackupTable = lazy(() => import('./backup-table.tsx').then((module) => ({ default: module.BackupTable })));

/** Makes backups, and lists those there are. */
export function Backups() {
  return (
    <div className={styles.stack}>
      <CreateBackups />
      <section className={styles.list} aria-labelledby="backups-heading">
        <h2 id="backups-heading">Backups on this server</h2>
        <BackupList />
      </section>
    </div>
  );
}

function BackupList() {
  const { data: backups, error, refetch, isFetching } = useQuery(backupsQuery);
  if (error && !backups) {
    return <LoadFailure title="Failed to load backups" error={error} onRetry={() => void refetch()} />;
  }
  if (backups?.length === 0) {
    return <EmptyState text="No backups yet" hint="Make one above: it is verified before it appears here." />;
  }
  return (
    <>
      {error ? <LoadFailure title="Failed to load backups" error={error} onRetry={() => void refetch()} /> : null}
      <Suspense fallback={<Skeleton height="4.5rem" rows={4} />}>
        <BackupTable backups={backups} isStale={isFetching} />
      </Suspense>
    </>
  );
}
