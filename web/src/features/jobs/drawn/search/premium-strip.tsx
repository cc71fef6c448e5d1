import { Link } from '@tanstack/react-router';
import { Icon } from '@/light/marks/icon.tsx';
import { t } from '@/lib/language/t.ts';
import type { JobCardContent } from '../card/job-card.tsx';
import { JobPay } from '../card/job-pay.tsx';
import styles from './premium-strip.module.css';

/** The few premium listings above the results. */
export function PremiumStrip({ jobs }: { jobs: readonly JobCardContent[] }) {
  if (jobs.length === 0) return null;
  return (
    <section className={styles.strip} aria-labelledby="premium-jobs">
      <h2 id="premium-jobs">
        <Icon name="star" /> {t('Premium jobs')}
      </h2>
      <ul className={styles.jobs}>
        {jobs.map((job) => (
          <li key={job.id} className={styles.job}>
            <h3 dir="auto">
              <Link to="/jobs/$id" params={{ id: job.id }} state={{ fromSearch: true }}>
                {job.title}
              </Link>
            </h3>
            <p dir="auto">
              {job.company} · {job.location}
            </p>
            <p className={styles.salary}>
              <JobPay job={job} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
