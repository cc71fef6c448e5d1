import type { SimilarJobsBody } from '@/api/generated/types.gen';
import { MessagePage } from '@/shell/pages/message-page.tsx';
import { SimilarJobs } from '@/features/jobs/drawn/page/similar-jobs.tsx';
import { formatLastDay } from '@/lib/format/format-date.ts';
import { LightButtonLink } from '@/light/controls/button.tsx';

/** The page of a listing that was published and has ended, in place of its text. */
export function EndedJob({ ended: { title, company, endedAt, similar } }: { ended: SimilarJobsBody }) {
  return (
    <MessagePage
      title="This job is no longer open"
      text={
        <>
          <bdi>{title}</bdi> at <bdi>{company}</bdi> closed{endedAt === null ? '' : ` on ${formatLastDay(endedAt)}`}.
        </>
      }
      more={<SimilarJobs jobs={similar} />}
    >
      <LightButtonLink to="/job-seeker/search">Browse Jobs</LightButtonLink>
    </MessagePage>
  );
}
