import type { ReactNode } from 'react';
import type { CompanyPageBody, JobCardBody } from '@/api/generated/types.gen';
import { LabeledFacts } from '@/light/blocks/labeled-facts.tsx';
import { Icon } from '@/light/marks/icon.tsx';
import { EmployerMark } from '@/light/marks/employer-mark.tsx';
import styles from './company-page.module.css';

interface CompanyPageProps {
  company: CompanyPageBody;
  logo: ReactNode;
  renderJob: (job: JobCardBody) => ReactNode;
}

/** The public page of a company, with its open listings. */
export function CompanyPage({ company, logo, renderJob }: CompanyPageProps) {
  const { companyName, companyWebsite, about, jobs, jobCount, isTrusted, controlledDomain } = company;
  const facts = [
    ['Industry', company.industry],
    ['Size', company.companySize],
    ['Location', company.location],
    ['Founded', company.founded],
  ] as const;
  return (
    <div className={`page ${styles.page}`}>
      <header className={styles.header}>
        {logo}
        <div className={styles.names}>
          <h1 dir="auto">{companyName}</h1>
          {isTrusted || controlledDomain !== null ? (
            <p>
              <EmployerMark employer={company} />
            </p>
          ) : null}
          {companyWebsite ? (
            <p>
              <a className={styles.website} href={companyWebsite} rel="noopener noreferrer nofollow" target="_blank">
                {new URL(companyWebsite).hostname.replace(/^www\./, '')}
                <span className="visually-hidden"> (opens in a new tab)</span> <Icon name="external" size="1em" />
              </a>
            </p>
          ) : null}
        </div>
        <LabeledFacts facts={facts} className={styles.facts} />
      </header>
      {about ? (
        <section className={styles.about}>
          <h2>About</h2>
          <p dir="auto" className="as-written">
            {about}
          </p>
        </section>
      ) : null}
      <section className={styles.jobs}>
        <h2>{jobCount === 0 ? 'No open jobs right now' : jobCount === 1 ? '1 open job' : `${jobCount} open jobs`}</h2>
        {jobs.map(renderJob)}
        {jobCount > jobs.length ? <p>Showing the newest {jobs.length}.</p> : null}
      </section>
    </div>
  );
}
