import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { Button } from 'antd';
import { ButtonLink } from '@/components/layout/button-link.tsx';
import { PageHead } from '@/components/layout/page-head.tsx';
import { Loading } from '@/components/states/loading.tsx';
import { WrittenResume } from '@/features/profiles/job-seeker/resume/written-resume.tsx';
import { ownJobSeekerProfileQuery } from '@/features/profiles/profile-queries.ts';
import { t } from '@/lib/language/t.ts';
import styles from '@/shell/dashboard.module.css';

export const Route = createFileRoute('/_antd/_seeker/job-seeker/resume')({
  loader: ({ context }) => context.queryClient.ensureQueryData(ownJobSeekerProfileQuery),
  head: () => ({ meta: [{ title: t('Make a resume · Wayfare') }] }),
  component: Resume,
  pendingComponent: Loading,
});

function Resume() {
  const { user } = Route.useRouteContext();
  const { data: profile } = useSuspenseQuery(ownJobSeekerProfileQuery);
  return (
    <div className={`page ${styles.screen}`}>
      <div data-screen-only>
        <PageHead title={t('Make a resume')}>
          <ButtonLink to="/job-seeker/profile">{t('Edit Profile')}</ButtonLink>
          <Button type="primary" onClick={() => window.print()}>
            {t('Save as PDF or print')}
          </Button>
        </PageHead>
        <p>
          {t(
            'Made of your profile. In the dialog, choose “Save as PDF”, then upload the file as your resume if you like.',
          )}
        </p>
      </div>
      <WrittenResume fullName={user.fullName} email={user.email} profile={profile} />
    </div>
  );
}
