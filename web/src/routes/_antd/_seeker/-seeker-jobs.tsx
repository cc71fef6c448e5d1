import { useQuery } from '@tanstack/react-query';
import { useNavigate, useRouteContext } from '@tanstack/react-router';
import { Alert, Flex } from 'antd';
import { useAppliedJobs } from '@/features/applications/drawn/applied-jobs.ts';
import { ApplyButton } from '@/features/applications/drawn/apply-button.tsx';
import { SaveButton } from '@/features/bookmarks/drawn/save-button.tsx';
import { SavedJobs } from '@/features/bookmarks/saved-jobs.tsx';
import { JobCard, type JobCardContent } from '@/features/jobs/drawn/card/job-card.tsx';
import { RecommendedJobs } from '@/features/jobs/recommended-jobs.tsx';
import { useApplicationGaps } from '@/features/profiles/application-gaps.ts';
import { ownJobSeekerProfileQuery } from '@/features/profiles/profile-queries.ts';
import { t } from '@/lib/language/t.ts';

/** Below this completion in percent, recommendations are inaccurate. */
const ENOUGH_TO_RECOMMEND = 50;

export function SeekerSavedJobs() {
  return <SavedJobs renderJob={(job) => <SeekerJobCard key={job.id} job={job} />} />;
}

/** Recommended listings, with a hint if the profile is too incomplete. */
export function SeekerRecommendedJobs() {
  const completion = useQuery(ownJobSeekerProfileQuery).data?.completion ?? 100;
  return (
    <Flex vertical gap="middle">
      {completion < ENOUGH_TO_RECOMMEND ? (
        <Alert showIcon title={t('Complete your profile to get more accurate job recommendations')} />
      ) : null}
      <RecommendedJobs renderJob={(job) => <SeekerJobCard key={job.id} job={job} source="recommended" />} />
    </Flex>
  );
}

/** A listing with buttons to save and to apply. */
function SeekerJobCard({ job, source }: { job: JobCardContent; source?: 'recommended' }) {
  const { user } = useRouteContext({ from: '/_antd/_seeker' });
  const navigate = useNavigate();
  const applied = useAppliedJobs(user);
  const gaps = useApplicationGaps(user);
  const onVisitor = () => void navigate({ to: '/auth' });
  const onReview = () => void navigate({ to: '/job-seeker/apply/$id', params: { id: job.id } });
  return (
    <JobCard
      job={job}
      {...(source && { source })}
      corner={<SaveButton job={job} viewer={user} onVisitor={onVisitor} />}
      action={
        <ApplyButton
          job={job}
          viewer={user}
          isApplied={applied.has(job.id)}
          gaps={gaps}
          onVisitor={onVisitor}
          onReview={onReview}
        />
      }
    />
  );
}
