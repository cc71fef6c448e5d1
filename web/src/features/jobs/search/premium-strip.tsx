import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Icon } from '@/public/icon.tsx';
import { formatSalary } from '@/lib/format-salary.ts';
import { jobListQuery, premiumJobsQuery } from '@/features/jobs/job-queries.ts';
import type { JobSearch } from './job-search-params.ts';
import { CompanyLogo } from '@/features/jobs/card/company-logo.tsx';
import styles from './premium-strip.module.css';

/** The few premium listings that match the search, above its results. It fails in silence: the results hold them too. */
export function PremiumStrip({ search }: { search: JobSearch }) {
  const { data: jobs = [] } = useQuery(premiumJobsQuery(search));
  // It comes together with the results, which it would push down otherwise.
  const { isPending: areResultsPending } = useInfiniteQuery(jobListQuery(search));
  if (areResultsPending || jobs.length === 0) return null;
  return (
    <section className={styles.strip} aria-labelledby="premium-jobs">
      <h2 id="premium-jobs">
        <Icon name="star" /> Premium jobs
      </h2>
      <ul className={styles.jobs}>
        {jobs.map((job) => (
          <li key={job.id} className={styles.job}>
            <CompanyLogo employerId={job.employerId} company={job.company} />
            <div className={styles.words}>
              <h3>
                <Link to="/jobs/$id" params={{ id: String(job.id) }} state={{ fromSearch: true }}>
                  {job.title}
                </Link>
              </h3>
              <p>{job.company}</p>
              <p>{job.location}</p>
              <p className={styles.salary}>{formatSalary(job)}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
