import { createFileRoute } from '@tanstack/react-router';
import styles from '@/shell/dashboard.module.css';
import { PageHead } from '@/components/layout/page-head.tsx';
import { readAuditSearch } from '@/features/administration/audit/audit-search.ts';
import { AuditLog } from '@/features/administration/audit/audit-log.tsx';
import { auditQuery } from '@/features/administration/users/user-queries.ts';
import { t } from '@/lib/language/t.ts';

export const Route = createFileRoute('/_antd/_admin/admin/audit')({
  validateSearch: readAuditSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) => void queryClient.prefetchInfiniteQuery(auditQuery(deps)),
  head: () => ({ meta: [{ title: t('Audit Log · Wayfare') }] }),
  component: AuditPage,
});

function AuditPage() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <div className={`page ${styles.screen}`}>
      <PageHead title={t('Audit Log')} />
      <AuditLog
        search={search}
        onFilter={(change) =>
          void navigate({ search: (before) => ({ ...before, ...change }), replace: true, resetScroll: false })
        }
      />
    </div>
  );
}
