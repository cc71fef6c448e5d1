import { Link } from '@tanstack/react-router';
import type { EmployerJobBody } from '@/api/generated/types.gen';
import { ButtonLink } from '@/public/button.tsx';
import { JOB_TYPE_LABELS, labelOf } from '@/lib/job-options.ts';
import { ARCHIVED_BY_ADMIN } from '@/features/jobs/job-standing.ts';
import { JobRow } from '@/features/jobs/card/job-rows.tsx';
import { ArchiveButton } from './archive-button.tsx';
import styles from './employer-jobs.module.css';

/** A listing in its employer's list. */
export function EmployerJobRow({ job }: { job: EmployerJobBody }) {
  const params = { id: String(job.id) };
  return (
    <JobRow
      job={job}
      title={
        <Link to="/employer/job/$id" params={params}>
          {job.title}
        </Link>
      }
      facts={[job.location, labelOf(JOB_TYPE_LABELS, job.jobType)]}
      actions={
        <>
          <ButtonLink
            look="outline"
            size="small"
            to="/employer/job/$id"
            params={params}
            aria-label={`View ${job.title}`}
          >
            View
          </ButtonLink>
          <ButtonLink
            look="outline"
            size="small"
            to="/employer/edit-job/$id"
            params={params}
            aria-label={`Edit ${job.title}`}
          >
            Edit
          </ButtonLink>
          <ArchiveButton job={job} look="quiet" />
        </>
      }
    >
      {job.archivedBy === 'admin' ? <p className={styles.note}>{ARCHIVED_BY_ADMIN}</p> : null}
      <ul className={styles.counts}>
        <li>
          <strong>{job.applicationCount}</strong> {job.applicationCount === 1 ? 'application' : 'applications'}
        </li>
        <li>
          <strong>{job.views ?? 0}</strong> {job.views === 1 ? 'view' : 'views'}
        </li>
      </ul>
    </JobRow>
  );
}
