import { createFileRoute } from '@tanstack/react-router';
import { Tabs } from 'antd';
import { Suspense } from 'react';
import { Loading } from '@/components/states/loading.tsx';
import { lazily } from '@/light/blocks/lazily.tsx';
import styles from '@/shell/dashboard.module.css';
import { DatabaseStatus } from '@/features/administration/database/database-status.tsx';
import { backupsQuery, databaseStatusQuery } from '@/features/administration/database/database-queries.ts';
import { requireRole } from '@/features/auth/guards.ts';
import { oneOf, searchOf } from '@/lib/page/search-params.ts';
import { tabTitle } from '@/lib/page/tab-title.ts';
import { NO_INDEX } from '@/lib/page/page-head.ts';
import { SectionLinks } from '@/shell/navigation/section-links.tsx';
import { t } from '@/lib/language/t.ts';

const Backups = lazily(() => import('@/features/administration/database/backups/backups.tsx'), 'Backups');
const ProtectionSettings = lazily(
  () => import('@/features/administration/database/protection-settings.tsx'),
  'ProtectionSettings',
);

const TAB_KEYS = ['status', 'backups', 'protection'] as const;
const readTab = searchOf({ tab: oneOf(TAB_KEYS) });

const TITLES = { backups: t('Backups'), protection: t('Protection Settings') };

const TABS = [
  { key: 'status', label: t('Database Status'), children: <DatabaseStatus /> },
  { key: 'backups', label: TITLES.backups, children: <Backups /> },
  { key: 'protection', label: TITLES.protection, children: <ProtectionSettings /> },
].map(({ children, ...tab }) => ({
  ...tab,
  children: <Suspense fallback={<Loading rows={2} />}>{children}</Suspense>,
}));

// Outside the admin layout, which sends other roles to their dashboards; this page sends them to sign-in.
export const Route = createFileRoute('/_antd/admin/database-management')({
  validateSearch: readTab,
  staticData: { isForUsers: true },
  beforeLoad: (guard) => requireRole('admin', guard, '/auth'),
  loaderDeps: ({ search: { tab } }) => ({ tab }),
  loader: ({ context: { queryClient }, deps: { tab = 'status' } }) => {
    if (tab === 'status') void queryClient.prefetchQuery(databaseStatusQuery);
    if (tab === 'backups') void queryClient.prefetchQuery(backupsQuery);
  },
  head: ({ match }) => ({
    meta: [{ title: tabTitle(t('Database Management'), TITLES, match.search.tab) }, NO_INDEX],
  }),
  component: DatabaseManagement,
});

function DatabaseManagement() {
  const { tab = 'status' } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <>
      <SectionLinks user={Route.useRouteContext().user} />
      <div className={`page ${styles.screen}`}>
        <h1>{t('Database Management')}</h1>
        <Tabs
          items={TABS}
          activeKey={tab}
          onChange={(key) => void navigate({ search: readTab({ tab: key }), resetScroll: false })}
          destroyOnHidden
        />
      </div>
    </>
  );
}
