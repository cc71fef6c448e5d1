import { useId } from 'react';
import type { JobCardBody } from '@/api/generated/types.gen';
import { t } from '@/lib/language/t.ts';
import { JobCard } from '../card/job-card.tsx';
import styles from './similar-jobs.module.css';

/** Open listings for the same or a related job; nothing if there are none. */
export function SimilarJobs({ jobs }: { jobs: readonly JobCardBody[] }) {
  const title = useId();
  if (jobs.length === 0) return null;
  return (
    <section className={styles.similar} aria-labelledby={title}>
      <h2 id={title}>{t('Similar jobs that are open')}</h2>
      <ul className={styles.jobs}>
        {jobs.map((job) => (
          <li key={job.id}>
            <JobCard job={job} source="related" />
          </li>
        ))}
      </ul>
    </section>
  );
}
