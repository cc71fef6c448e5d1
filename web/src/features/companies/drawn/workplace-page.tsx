import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { JobCardBody, WorkplacePageBody } from '@/api/generated/types.gen';
import { EmployerMark } from '@/light/marks/employer-mark.tsx';
import { About, OpenJobs } from './about-and-jobs.tsx';
import styles from './company-page.module.css';

interface WorkplacePageProps {
  workplace: WorkplacePageBody;
  logo: ReactNode;
  renderJob: (job: JobCardBody) => ReactNode;
}

/** The public page of a hotel or other workplace, with its open listings. */
export function WorkplacePage({ workplace, logo, renderJob }: WorkplacePageProps) {
  const { name, location, companyName, companySlug, about, isTrusted, jobs, jobCount } = workplace;
  return (
    <div className={`page ${styles.page}`}>
      <header className={styles.header}>
        {logo}
        <div className={styles.names}>
          <h1 dir="auto">{name}</h1>
          <p>
            <bdi>{location}</bdi>
            {' · '}
            <Link to="/companies/$slug" params={{ slug: companySlug }}>
              <bdi>{companyName}</bdi>
            </Link>
          </p>
          {isTrusted ? (
            <p>
              <EmployerMark employer={{ isTrusted, controlledDomain: null }} />
            </p>
          ) : null}
        </div>
      </header>
      <About text={about} />
      <OpenJobs jobs={jobs} jobCount={jobCount} renderJob={renderJob} />
    </div>
  );
}
