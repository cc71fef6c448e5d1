import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { JobCardBody } from '@/api/generated/types.gen';
import { LightButtonLink } from '@/light/controls/button.tsx';
import { locale, t } from '@/lib/language/t.ts';
import { jobFacetsQuery, jobListQuery } from '../job-queries.ts';
import { CATEGORY_LABELS, labelOf } from '@/lib/rules/job-options.ts';
import { JobCard } from './card/job-card.tsx';
import styles from './landing-sections.module.css';

const NEWEST = 4;

/** Live figures, newest jobs, hiring companies and a call to employers, on the landing page. */
export function LandingSections() {
  const jobs = useInfiniteQuery(jobListQuery({})).data?.pages[0];
  const facets = useQuery(jobFacetsQuery({})).data;
  if (!jobs || jobs.items.length === 0) return null;
  const categories = Object.entries(facets?.category ?? {}).filter(([, count]) => count > 0);
  return (
    <div className={`page ${styles.sections}`}>
      <section aria-labelledby="industries">
        <h2 id="industries">
          {t('{total} open jobs across the industry', {
            total: `${jobs.total.toLocaleString(locale())}${jobs.totalIsExact ? '' : '+'}`,
          })}
        </h2>
        <ul className={styles.figures}>
          {categories.map(([category, count]) => (
            <li key={category}>
              <Link to="/job-seeker/search" search={{ category }}>
                <strong>{count.toLocaleString(locale())}</strong> {labelOf(CATEGORY_LABELS, category)}
              </Link>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="newest">
        <h2 id="newest">{t('Newest jobs')}</h2>
        <ul className={styles.jobs}>
          {jobs.items.slice(0, NEWEST).map((job) => (
            <li key={job.id}>
              <JobCard job={job} />
            </li>
          ))}
        </ul>
        <LightButtonLink look="outline" to="/job-seeker/search">
          {t('See All Jobs')}
        </LightButtonLink>
      </section>
      <section aria-labelledby="companies">
        <h2 id="companies">{t('Companies hiring now')}</h2>
        <ul className={styles.companies}>
          {companiesOf(jobs.items).map((company) => (
            <li key={company}>
              <Link to="/job-seeker/search" search={{ keywords: company }}>
                {company}
              </Link>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="hire">
        <h2 id="hire">{t('Hiring for the season?')}</h2>
        <p>{t('Your listing reaches people looking for exactly this kind of work, typically within 24 hours.')}</p>
        <LightButtonLink look="outline" to="/about/$topic" params={{ topic: 'for-employers' }}>
          {t('For Employers')}
        </LightButtonLink>
      </section>
    </div>
  );
}

/** The companies of the newest listings, each once. */
export function companiesOf(jobs: readonly Pick<JobCardBody, 'company'>[]): string[] {
  return [...new Set(jobs.map(({ company }) => company))];
}
