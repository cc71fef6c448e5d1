import type { OwnApplicationBody } from '@/api/generated/types.gen';
import { StatusTag } from '@/components/status-tag.tsx';
import { formatDate } from '@/lib/format-date.ts';
import { JobLink } from './job-link.tsx';
import styles from './own-applications.module.css';

/** The latest applications in short. */
export function RecentApplications({ applications }: { applications: readonly OwnApplicationBody[] }) {
  return (
    <ul className={styles.recent}>
      {applications.map(({ id, job, status, appliedAt }) => (
        <li key={id}>
          <span className={styles.job}>
            <JobLink id={job.id} title={job.title} />
            <span>{job.company}</span>
          </span>
          <span className={styles.standing}>
            <StatusTag status={status} />
            <span>Applied {formatDate(appliedAt)}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
