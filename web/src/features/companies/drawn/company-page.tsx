import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { CompanyPageBody, JobCardBody } from '@/api/generated/types.gen';
import { LabeledFacts } from '@/light/blocks/labeled-facts.tsx';
import { Icon } from '@/light/marks/icon.tsx';
import { EmployerMark } from '@/light/marks/employer-mark.tsx';
import { UsualReply } from '@/light/marks/usual-reply.tsx';
import { storedWord } from '@/lib/words/stored-words.ts';
import { t } from '@/lib/language/t.ts';
import { About, OpenJobs } from './about-and-jobs.tsx';
import styles from './company-page.module.css';

interface CompanyPageProps {
  company: CompanyPageBody;
  logo: ReactNode;
  renderJob: (job: JobCardBody) => ReactNode;
}

/** The public page of a company, with its open listings. */
export function CompanyPage({ company, logo, renderJob }: CompanyPageProps) {
  const { companyName, companyWebsite, about, jobs, jobCount, isTrusted, controlledDomain, repliesWithinDays } =
    company;
  const facts = [
    [t('Industry'), company.industry && storedWord(company.industry)],
    [t('Size'), company.companySize && storedWord(company.companySize)],
    [t('Location'), company.location],
    [t('Founded'), company.founded],
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
          {repliesWithinDays === null ? null : (
            <p>
              <UsualReply days={repliesWithinDays} />
            </p>
          )}
          {companyWebsite ? (
            <p>
              <a className={styles.website} href={companyWebsite} rel="noopener noreferrer nofollow" target="_blank">
                {new URL(companyWebsite).hostname.replace(/^www\./, '')}
                <span className="visually-hidden"> {t('(opens in a new tab)')}</span>{' '}
                <Icon name="external" size="1em" />
              </a>
            </p>
          ) : null}
        </div>
        <LabeledFacts facts={facts} className={styles.facts} />
      </header>
      <About text={about} />
      <Workplaces company={company} />
      <OpenJobs jobs={jobs} jobCount={jobCount} renderJob={renderJob} />
    </div>
  );
}

function Workplaces({ company: { slug, workplaces } }: { company: CompanyPageBody }) {
  if (workplaces.length === 0) return null;
  return (
    <section className={styles.workplaces}>
      <h2>{t('Hotels and workplaces')}</h2>
      <ul>
        {workplaces.map(({ id, name, location, jobCount, ...workplace }) => (
          <li key={id}>
            <Link to="/companies/$slug/$workplace" params={{ slug, workplace: workplace.slug }}>
              <bdi>{name}</bdi>
            </Link>{' '}
            <span>
              <bdi>{location}</bdi>
              {jobCount > 0
                ? ` · ${t('{jobCount, plural, one {# open job} other {# open jobs}}', { jobCount })}`
                : null}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
