import { useQuery } from '@tanstack/react-query';
import { ButtonLink } from '@/public/button.tsx';
import { EmptyState } from '@/components/empty-state.tsx';
import { LoadFailure } from '@/components/load-failure.tsx';
import { Skeleton } from '@/public/skeleton.tsx';
import { employerJobsQuery } from '@/features/jobs/job-queries.ts';
import { JobRows } from '@/features/jobs/card/job-rows.tsx';
import { EmployerJobRow } from './employer-job-row.tsx';
import styles from './employer-jobs.module.css';

/** The signed-in employer's listings: the archived ones, or all others. */
export function EmployerJobs({ archived }: { archived: boolean }) {
  const { data, error, refetch } = useQuery(employerJobsQuery);
  if (!data) {
    return error ? (
      <LoadFailure title="Error loading jobs" error={error} onRetry={() => void refetch()} />
    ) : (
      <Skeleton height="7rem" />
    );
  }
  const jobs = data.filter((job) => job.isArchived === archived);
  if (jobs.length === 0) {
    return archived ? (
      <EmptyState
        text="No archived jobs"
        hint="Listings that you archive stay here for 60 days, then they are deleted automatically."
      />
    ) : (
      <EmptyState text="No active jobs" hint="Post your first listing; our team reviews it within about 24 hours.">
        <ButtonLink look="accent" to="/employer/post-job">
          Post a Job
        </ButtonLink>
      </EmptyState>
    );
  }
  return (
    <>
      <h2 className="visually-hidden">{archived ? 'Archived Jobs' : 'Active Jobs'}</h2>
      {archived ? <p className={styles.note}>Archived jobs are deleted automatically after 60 days.</p> : null}
      <JobRows>
        {jobs.map((job) => (
          <EmployerJobRow key={job.id} job={job} />
        ))}
      </JobRows>
    </>
  );
}
