import { createFileRoute } from '@tanstack/react-router';
import { AntdProvider } from '@/app/theme/antd-provider.tsx';
import styles from '@/app/shell/dashboard.module.css';
import { Tabs } from '@/public/tabs.tsx';
import { Backups } from '@/features/administration/components/database/backups.tsx';
import { DatabaseStatus } from '@/features/administration/components/database/database-status.tsx';
import { ProtectionSettings } from '@/features/administration/components/database/protection-settings.tsx';
import { backupsQuery, databaseStatusQuery, schedulesQuery } from '@/features/administration/database-queries.ts';
import { requireRole } from '@/features/auth/guards.ts';
import { tabSearch } from '@/lib/tab-search.ts';
import { NO_INDEX } from '@/lib/page-head.ts';

const TABS = [
  { value: 'status', label: 'Database Status' },
  { value: 'backups', label: 'Backups' },
  { value: 'protection', label: 'Protection Settings' },
] as const;

const readTab = tabSearch(TABS.map(({ value }) => value));

// Not among the other pages of admins: those send somebody of another role to the own dashboard.
export const Route = createFileRoute('/admin/database-management')({
  validateSearch: readTab,
  staticData: { isForUsers: true },
  beforeLoad: (situation) => requireRole('admin', situation, '/auth'),
  loaderDeps: ({ search: { tab } }) => ({ tab }),
  loader: ({ context: { queryClient }, deps: { tab = 'status' } }) => {
    if (tab === 'status') void queryClient.prefetchQuery(databaseStatusQuery);
    if (tab === 'backups') void queryClient.prefetchQuery(backupsQuery);
    if (tab === 'protection') void queryClient.prefetchQuery(schedulesQuery);
  },
  head: () => ({ meta: [{ title: 'Database Management · Wayfare' }, NO_INDEX] }),
  component: () => (
    <AntdProvider>
      <DatabaseManagement />
    </AntdProvider>
  ),
});

function DatabaseManagement() {
  const { tab = 'status' } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <div className={`page ${styles.screen}`}>
      <h1>Database Management</h1>
      <div>
        <Tabs
          label="Database management"
          tabs={TABS}
          value={tab}
          onChange={(next) => void navigate({ search: { tab: next }, resetScroll: false })}
        >
          {tab === 'status' ? <DatabaseStatus /> : null}
          {tab === 'backups' ? <Backups /> : null}
          {tab === 'protection' ? <ProtectionSettings /> : null}
        </Tabs>
      </div>
    </div>
  );
}
