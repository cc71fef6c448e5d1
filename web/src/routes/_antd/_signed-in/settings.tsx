import { createFileRoute } from '@tanstack/react-router';
import { SettingsPage } from '@/features/account/settings/settings-page.tsx';
import { useSession } from '@/features/auth/session-queries.ts';
import { FindabilityPanel } from '@/features/candidates/own/findability-panel.tsx';
import { searchOf, text } from '@/lib/page/search-params.ts';
import { OwnReports } from '@/features/moderation/own-reports.tsx';
import { ConsentsPanel } from '@/features/talent-pool/own/consents-panel.tsx';
import { t } from '@/lib/language/t.ts';

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
      <OwnReports />
    </SettingsPage>
  );
}
