import { createFileRoute } from '@tanstack/react-router';
import { Suspense } from 'react';
import { lazily } from '@/light/blocks/lazily.tsx';
import { SettingsPage } from '@/features/account/settings/settings-page.tsx';
import { useSession } from '@/features/auth/session-queries.ts';
import { FindabilityPanel } from '@/features/candidates/own/findability-panel.tsx';
import { searchOf, text } from '@/lib/page/search-params.ts';
import { OwnReports } from '@/features/moderation/own-reports.tsx';
import { ConsentsPanel } from '@/features/talent-pool/own/consents-panel.tsx';
import { t } from '@/lib/language/t.ts';

const NoticesPanel = lazily(() => import('@/features/applications/notices/notices-panel.tsx'), 'NoticesPanel');

const readSearch = searchOf({ problem: text });

export const Route = createFileRoute('/_antd/_signed-in/settings')({
  validateSearch: readSearch,
  head: () => ({ meta: [{ title: t('Settings · Wayfare') }] }),
  component: Settings,
});

function Settings() {
  const { user } = Route.useRouteContext();
  return (
    <SettingsPage user={useSession() ?? user} problem={Route.useSearch().problem}>
      {user.role === 'job_seeker' ? (
        <>
          <FindabilityPanel />
          <ConsentsPanel />
        </>
      ) : null}
      {user.role === 'employer' && user.employerId !== undefined ? (
        <Suspense fallback={null}>
          <NoticesPanel />
        </Suspense>
      ) : null}
      <OwnReports />
    </SettingsPage>
  );
}
