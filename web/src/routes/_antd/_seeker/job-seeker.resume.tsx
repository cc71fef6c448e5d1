import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { Loading } from '@/components/states/loading.tsx';
import { MadeResume } from '@/features/profiles/job-seeker/resume/made-resume.tsx';
import { ownJobSeekerProfileQuery } from '@/features/profiles/profile-queries.ts';
import { t } from '@/lib/language/t.ts';
import styles from '@/shell/dashboard.module.css';

export const Route = createFileRoute('/_antd/_seeker/job-seeker/resume')({
  loader: ({ context }) => context.queryClient.ensureQueryData(ownJobSeekerProfileQuery),
  head: () => ({ meta: [{ title: t('Make a Resume · Wayfare') }] }),
  component: Resume,
  pendingComponent: Loading,
});

function Resume() {
  const { data: profile } = useSuspenseQuery(ownJobSeekerProfileQuery);
  return (
    <div className={`page ${styles.screen}`}>
      <MadeResume hasResume={profile.resume !== null} />
    </div>
  );
}
