import { useQuery } from '@tanstack/react-query';
import type { BackupKind } from '@/api/generated/types.gen';
import { ButtonLink } from '@/components/layout/button-link.tsx';
import { EmptyState } from '@/components/states/empty-state.tsx';
import { Loaded } from '@/components/states/loaded.tsx';
import { Section } from '@/components/layout/section.tsx';
import { backupsQuery } from '../database-queries.ts';
import { BackupTable } from './backup-table.tsx';

const KINDS: readonly BackupKind[] = ['full', 'critical'];

/** The latest backup of each kind. */
export function LatestBackups() {
  const query = useQuery(backupsQuery);
  return (
    <Section
      title="Latest backups"
      action={
        <ButtonLink to="/admin/database-management" search={{ tab: 'backups' }}>
          All backups
        </ButtonLink>
      }
    >
      <Loaded query={query} failureTitle="We couldn’t load backups">
        {(backups) =>
          backups.length === 0 ? (
            <EmptyState text="No backups yet" />
          ) : (
            <BackupTable backups={KINDS.flatMap((kind) => backups.find((backup) => backup.kind === kind) ?? [])} />
          )
        }
      </Loaded>
    </Section>
  );
}
