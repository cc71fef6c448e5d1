import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { Button } from '@/public/button.tsx';
import { Icon } from '@/public/icon.tsx';
import { LoadFailure } from '@/components/load-failure.tsx';
import { Notice } from '@/public/notice.tsx';
import { Panel } from '@/components/panel.tsx';
import { Skeleton } from '@/public/skeleton.tsx';
import { databaseStatusQuery } from '@/features/administration/database-queries.ts';
import { DatabaseFacts } from './database-facts.tsx';
import styles from './database.module.css';

const SchemaTable = lazy(() => import('./schema-table.tsx').then((module) => ({ default: module.SchemaTable })));

const WAITING = <Skeleton height="3.5rem" rows={8} />;

/** Whether the database is as it should be, as a whole and table by table. */
export function DatabaseStatus() {
  const { data: status, error, isFetching, refetch } = useQuery(databaseStatusQuery);
  const faults = Object.values(status?.schemaStatus.tables ?? {}).filter(({ valid }) => !valid).length;

  return (
    <div className={styles.stack}>
      {error ? (
        <LoadFailure title="Failed to fetch database status:" error={error} onRetry={() => void refetch()} />
      ) : null}
      {status?.schemaStatus.valid === false ? (
        <Notice icon="alert" tone="warning">
          {faults === 1 ? 'One table is' : `${faults} tables are`} not as this version of Wayfare expects. The rows
          below say what is wrong.
        </Notice>
      ) : null}
      {status || !error ? (
        <Panel
          title="Database"
          action={
            <Button look="outline" size="small" disabled={isFetching} onClick={() => void refetch()}>
              <Icon name="refresh" /> {isFetching ? 'Checking…' : 'Refresh'}
            </Button>
          }
        >
          {status ? <DatabaseFacts status={status} /> : <Skeleton height="2.5rem" rows={2} />}
        </Panel>
      ) : null}
      <Suspense fallback={WAITING}>
        {status ? <SchemaTable tables={status.schemaStatus.tables} isStale={isFetching} /> : error ? null : WAITING}
      </Suspense>
    </div>
  );
}
