import type { ReactNode } from 'react';
import type { ManagedJobBody } from '@/api/generated/types.gen';
import { JobRow } from '@/features/jobs/card/job-rows.tsx';
import { excerptOf } from './excerpt.ts';
import styles from './excerpt.module.css';

/** A listing in the admin's lists, with the beginning of its text and actions. */
export function AdminJobRow({ job, children }: { job: ManagedJobBody; children: ReactNode }) {
  return (
    <JobRow job={job} title={job.title} facts={[job.company, job.location]} actions={children}>
      <p className={styles.excerpt}>{excerptOf(job.description)}</p>
    </JobRow>
  );
}
