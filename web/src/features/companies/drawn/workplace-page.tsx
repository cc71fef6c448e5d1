import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { JobCardBody, WorkplacePageBody } from '@/api/generated/types.gen';
import { EmployerMark } from '@/light/marks/employer-mark.tsx';
import { t } from '@/lib/language/t.ts';
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
      {about ? (
        <section className={styles.about}>
          <h2>{t('About')}</h2>
          <p dir="auto" className="as-written">
            {about}
          </p>
        </section>
      ) : null}
      <section className={styles.jobs}>
        <h2>
          {jobCount === 0
            ? t('No open jobs right now')
            : t('{jobCount, plural, one {# open job} other {# open jobs}}', { jobCount })}
        </h2>
        {jobs.map(renderJob)}
        {jobCount > jobs.length ? <p>{t('Showing the newest {length}.', { length: jobs.length })}</p> : null}
      </section>
    </div>
  );
}
