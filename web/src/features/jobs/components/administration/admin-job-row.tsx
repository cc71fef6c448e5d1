import type { ReactNode } from 'react';
import type { JobCardBody } from '../../../../api/generated/types.gen';
import { Badge } from '../../../../components/badge.tsx';
import { formatDate } from '../../../../lib/format-date.ts';
import { JobStateBadge } from '../job-state-badge.tsx';
import styles from './admin-jobs.module.css';
import { excerptOf } from './excerpt.ts';

/** A listing in the admin's lists, with the beginning of its text and what can be done. */
export function AdminJobRow({ job, children }: { job: JobCardBody; children: ReactNode }) {
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <div className={styles.title}>
          <h3>{job.title}</h3>
          <JobStateBadge job={job} />
          {job.isPremium ? <Badge>Premium</Badge> : null}
        </div>
        <p className={styles.facts}>
          {job.company} · {job.location} · posted {formatDate(job.postedAt)}
        </p>
        <p className={styles.excerpt}>{excerptOf(job.description)}</p>
      </div>
      <div className={styles.actions}>{children}</div>
    </li>
  );
}
