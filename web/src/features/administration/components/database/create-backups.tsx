import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Button } from '@/public/button.tsx';
import { Icon } from '@/public/icon.tsx';
import { Panel } from '@/components/panel.tsx';
import { ServerMessage } from '@/public/server-message.tsx';
import { useCreateBackup, useIsCreatingBackup } from '@/features/administration/backup-mutations.ts';
import { backupProgressQuery, databaseKeys } from '@/features/administration/database-queries.ts';
import styles from './database.module.css';
import { RunningBackup } from './running-backup.tsx';

/** Starts a backup of either kind, and shows how far the one is that is being made. */
export function CreateBackups() {
  const create = useCreateBackup();
  const isCreating = useIsCreatingBackup();
  const running = useQuery(backupProgressQuery(isCreating)).data ?? undefined;
  const isBusy = isCreating || running !== undefined;
  useNewListAfter(isBusy);

  return (
    <Panel title="Create a backup">
      <div className={styles.kinds}>
        <div>
          <h3>Full backup</h3>
          <p>Everything in the database, and the files that people have uploaded.</p>
          <Button disabled={isBusy} onClick={() => create.mutate('full')}>
            <Icon name="database" /> Create Full Backup
          </Button>
        </div>
        <div>
          <h3>Critical data</h3>
          <p>Users, jobs, applications and bookmarks, and what they need to be loaded again.</p>
          <Button look="outline" disabled={isBusy} onClick={() => create.mutate('critical')}>
            <Icon name="shield" /> Create Critical Backup
          </Button>
        </div>
      </div>
      {isBusy ? <RunningBackup running={running} /> : <ServerMessage error={create.error} />}
    </Panel>
  );
}

/** A backup that was started elsewhere shows in the list as well once it is finished. */
function useNewListAfter(isBusy: boolean): void {
  const queryClient = useQueryClient();
  const wasBusy = useRef(isBusy);
  useEffect(() => {
    if (wasBusy.current && !isBusy) void queryClient.invalidateQueries({ queryKey: databaseKeys.backups() });
    wasBusy.current = isBusy;
  }, [isBusy, queryClient]);
}
