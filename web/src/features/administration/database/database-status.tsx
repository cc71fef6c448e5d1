import { useQuery } from '@tanstack/react-query';
import { Alert, Button, Flex } from 'antd';
import { LoadFailure } from '@/components/states/load-failure.tsx';
import { Loading } from '@/components/states/loading.tsx';
import { Panel } from '@/components/layout/panel.tsx';
import { databaseStatusQuery } from './database-queries.ts';
import { Icon } from '@/light/marks/icon.tsx';
import { DatabaseFacts } from './database-facts.tsx';
import { SchemaTable } from './schema-table.tsx';

/** The status of the database and each of its tables. */
export function DatabaseStatus() {
  const { data: status, error, isFetching, refetch } = useQuery(databaseStatusQuery);
  const faults = Object.values(status?.schemaStatus.tables ?? {}).filter(({ valid }) => !valid).length;

  return (
    <Flex vertical gap="large">
      {error ? (
        <LoadFailure title="Failed to fetch database status:" error={error} onRetry={() => void refetch()} />
      ) : null}
      {faults > 0 ? (
        <Alert
          type="warning"
          showIcon
          title={`${faults === 1 ? 'One table does' : `${faults} tables do`} not match this version of Wayfare. See the first rows below.`}
        />
      ) : null}
      {status || !error ? (
        <>
          <Panel
            title="Database"
            action={
              <Button icon={<Icon name="refresh" />} disabled={isFetching} onClick={() => void refetch()}>
                {isFetching ? 'Checking…' : 'Refresh'}
              </Button>
            }
          >
            {status ? <DatabaseFacts status={status} /> : <Loading />}
          </Panel>
          <SchemaTable tables={status?.schemaStatus.tables} isStale={isFetching} />
        </>
      ) : null}
    </Flex>
  );
}
