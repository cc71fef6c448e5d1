import type { ReactNode } from 'react';
import type { JobCardBody } from '@/api/generated/types.gen';
import { t } from '@/lib/language/t.ts';
import styles from './company-page.module.css';

/** What a company or a hotel says about itself. */
export function About({ text }: { text: string | null }) {
  if (!text) return null;
  return (
    <section className={styles.about}>
      <h2>{t('About')}</h2>
      <p dir="auto" className="as-written">
        {text}
      </p>
    </section>
  );
}

interface OpenJobsProps {
  jobs: readonly JobCardBody[];
  jobCount: number;
  renderJob: (job: JobCardBody) => ReactNode;
}

/** How many jobs are open, and the newest of them. */
export function OpenJobs({ jobs, jobCount, renderJob }: OpenJobsProps) {
  return (
    <section className={styles.jobs}>
      <h2>
        {jobCount === 0
          ? t('No open jobs right now')
          : t('{jobCount, plural, one {# open job} other {# open jobs}}', { jobCount })}
      </h2>
      {jobs.map(renderJob)}
      {jobCount > jobs.length ? <p>{t('Showing the newest {length}.', { length: jobs.length })}</p> : null}
    </section>
  );
}
