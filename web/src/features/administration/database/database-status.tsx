import { useQuery } from '@tanstack/react-query';
import { Alert, Button, Flex } from 'antd';
import { LoadFailure } from '@/components/states/load-failure.tsx';
import { Loading } from '@/components/states/loading.tsx';
import { Panel } from '@/components/layout/panel.tsx';
import { t } from '@/lib/language/t.ts';
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
        <LoadFailure title={t('Failed to fetch database status:')} error={error} onRetry={() => void refetch()} />
      ) : null}
      {faults > 0 ? (
        <Alert
          type="warning"
          showIcon
          title={t(
            '{faults, plural, one {One table does not match this version of Wayfare. See the first rows below.} other {# tables do not match this version of Wayfare. See the first rows below.}}',
            { faults },
          )}
        />
      ) : null}
      {status || !error ? (
        <>
          <Panel
            title={t('Database')}
            action={
              <Button icon={<Icon name="refresh" />} disabled={isFetching} onClick={() => void refetch()}>
                {isFetching ? t('Checking…') : t('Refresh')}
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
