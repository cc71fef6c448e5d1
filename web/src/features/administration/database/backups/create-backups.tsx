import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Button, Flex } from 'antd';
import { useEffect, useRef } from 'react';
import { ErrorAlert } from '@/components/states/error-alert.tsx';
import { Panel } from '@/components/layout/panel.tsx';
import { t } from '@/lib/language/t.ts';
import { useCreateBackup, useIsCreatingBackup } from './backup-mutations.ts';
import { backupProgressQuery, databaseKeys } from '../database-queries.ts';
import { Icon } from '@/light/marks/icon.tsx';
import styles from '../database.module.css';
import { RunningBackup } from './running-backup.tsx';

/** Creates backups of either kind and shows the progress. */
export function CreateBackups() {
  const create = useCreateBackup();
  const isCreating = useIsCreatingBackup();
  const running = useQuery(backupProgressQuery(isCreating)).data ?? undefined;
  const isBusy = isCreating || running !== undefined;
  useReloadAfter(isBusy);

  return (
    <Panel title={t('Create a backup')}>
      <Flex vertical gap="large">
        <div className={styles.kinds}>
          <div>
            <h3>{t('Full backup')}</h3>
            <p>{t('The whole database and all uploaded files.')}</p>
            <Button
              type="primary"
              icon={<Icon name="database" />}
              disabled={isBusy}
              onClick={() => create.mutate('full')}
            >
              {t('Create Full Backup')}
            </Button>
          </div>
          <div>
            <h3>{t('Critical data')}</h3>
            <p>{t('Users, jobs, applications and bookmarks, with everything needed to restore them.')}</p>
            <Button icon={<Icon name="shield" />} disabled={isBusy} onClick={() => create.mutate('critical')}>
              {t('Create Critical Backup')}
            </Button>
          </div>
        </div>
        {isBusy ? <RunningBackup running={running} /> : <ErrorAlert error={create.error} />}
      </Flex>
    </Panel>
  );
}

/** Reloads the list after every backup, whoever started it. */
function useReloadAfter(isBusy: boolean): void {
  const queryClient = useQueryClient();
  const wasBusy = useRef(isBusy);
  useEffect(() => {
    if (wasBusy.current && !isBusy) void queryClient.invalidateQueries({ queryKey: databaseKeys.backups() });
    wasBusy.current = isBusy;
  }, [isBusy, queryClient]);
}
