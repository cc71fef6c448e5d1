import { Link } from '@tanstack/react-router';
import type { EmployerJobBody } from '../../../../api/generated/types.gen';
import { Badge } from '../../../../components/badge.tsx';
import { ButtonLink } from '../../../../components/button.tsx';
import { formatDate } from '../../../../lib/format-date.ts';
import { JOB_TYPE_LABELS, labelOf } from '../../../../lib/job-options.ts';
import { ArchiveButton } from './archive-button.tsx';
import styles from './employer-jobs.module.css';
import { JobStateBadge } from '../job-state-badge.tsx';

/** A listing in its employer's list. */
export function EmployerJobRow({ job }: { job: EmployerJobBody }) {
  const params = { id: String(job.id) };
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <div className={styles.title}>
          <h3>
            <Link to="/employer/job/$id" params={params}>
              {job.title}
            </Link>
          </h3>
          <JobStateBadge job={job} />
          {job.isPremium ? <Badge>Premium</Badge> : null}
        </div>
        <p className={styles.facts}>
          {job.location} · {labelOf(JOB_TYPE_LABELS, job.jobType)} · posted {formatDate(job.postedAt)}
        </p>
        <ul className={styles.counts}>
          <li>
            <strong>{job.applicationCount}</strong> {job.applicationCount === 1 ? 'application' : 'applications'}
          </li>
          <li>
            <strong>{job.views ?? 0}</strong> {job.views === 1 ? 'view' : 'views'}
          </li>
        </ul>
      </div>
      <div className={styles.actions}>
        <ButtonLink look="outline" size="small" to="/employer/job/$id" params={params} aria-label={`View ${job.title}`}>
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
      </div>
    </li>
  );
}
