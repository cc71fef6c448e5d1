import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import { messageOf } from '@/api/api-error.ts';
import { LightButton } from '@/light/controls/button.tsx';
import { LightLoadFailure } from '@/light/blocks/load-failure.tsx';
import { toasts } from '@/lib/toasts.ts';
import { t } from '@/lib/language/t.ts';
import { filterOf, jobListQuery, premiumJobsQuery, relatedJobsQuery } from '../../job-queries.ts';
import { defaultSort, type JobSearch } from './job-search-params.ts';
import { JobCard, type JobCardContent } from '../card/job-card.tsx';
import { JobCardSkeletons } from '../card/job-card-skeleton.tsx';
import { NoResults } from './no-results.tsx';
import { PremiumStrip } from './premium-strip.tsx';
import styles from './job-results.module.css';

const SKELETONS = 3;

interface CardExtras {
  renderAction: (job: JobCardContent) => ReactNode;
  renderCorner: (job: JobCardContent) => ReactNode;
}

interface JobResultsProps extends CardExtras {
  search: JobSearch;
  onSearch: (search: JobSearch) => void;
}

/** The results of a search, page by page. */
export function JobResults({ search, onSearch, ...extras }: JobResultsProps) {
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    jobListQuery(search),
  );
  const hasText = search.keywords !== undefined || search.location !== undefined;
  const { data: found, isPending } = useQuery({ ...relatedJobsQuery(filterOf(search)), enabled: hasText });
  const close = hasText ? (found?.items ?? []) : [];
  // If premium listings fail to load, the results are still shown.
  const { data: premium = [], isPending: isStripPending } = useQuery(premiumJobsQuery(search));
  useEffect(() => {
    if (!error) return;
    const description = messageOf(error, t('Failed to load jobs'));
    toasts.show({ title: t('Error loading jobs'), description, tone: 'destructive' });
  }, [error]);

  if (error && !data) {
    return <LightLoadFailure title={t('Failed to load jobs.')} error={error} onRetry={() => void refetch()} />;
  }
  if (!data || isStripPending || (hasText && isPending)) return <JobCardSkeletons count={SKELETONS} />;

  const { strip, jobs } = splitPremium(premium, distinct(data.pages.flatMap((page) => page.items)));
  const { whole, partial } = splitPartial(jobs, (search.sort ?? defaultSort(search)) === 'relevance');
  return (
    <>
      <PremiumStrip jobs={strip} />
      {jobs.length === 0 ? <NoResults search={search} onSearch={onSearch} /> : null}
      {whole.length > 0 ? <JobList jobs={whole} {...extras} /> : null}
      <Group id="partial-matches" title={t('Partial matches')} jobs={partial} {...extras} />
      <Group
        id="close-matches"
        title={t('Close matches')}
        jobs={hasNextPage ? [] : close.map(({ lacks, ...job }) => ({ ...job, because: lacks }))}
        source="related"
        {...extras}
      />
      {hasNextPage ? (
        <div className={styles.more} data-needs-scripts>
          <output>
            {t('Showing {shown, plural, one {# job} other {# jobs}}', { shown: strip.length + jobs.length })}
          </output>
          <LightButton look="outline" disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {isFetchingNextPage ? t('Loading more jobs...') : t('Load more')}
          </LightButton>
        </div>
      ) : null}
    </>
  );
}

/** Listings under a heading of their own, if there are any. */
function Group({ id, title, ...list }: JobListProps & { id: string; title: string }) {
  if (list.jobs.length === 0) return null;
  return (
    <section className={styles.group} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <JobList {...list} />
    </section>
  );
}

interface JobListProps extends CardExtras {
  jobs: readonly JobCardContent[];
  source?: 'related';
}

function JobList({ jobs, source, renderAction, renderCorner }: JobListProps) {
  return (
    <ul className={styles.jobs}>
      {jobs.map((job) => (
        <li key={job.id}>
          <JobCard
            job={job}
            fromSearch
            {...(source && { source })}
            corner={renderCorner(job)}
            action={renderAction(job)}
          />
        </li>
      ))}
    </ul>
  );
}

/** Removes listings of the strip from the list; if nothing else was found, there is no strip. */
export function splitPremium<Job extends JobCardContent>(strip: readonly Job[], found: readonly Job[]) {
  const inStrip = new Set(strip.map(({ id }) => id));
  const jobs = found.filter(({ id }) => !inStrip.has(id));
  return jobs.length > 0 ? { strip, jobs } : { strip: [], jobs: found };
}

/** What only has the letters that were typed comes last in order of relevance, and stands apart. */
export function splitPartial<Job extends Pick<JobCardContent, 'match'>>(jobs: readonly Job[], isByRelevance: boolean) {
  const wholes = isByRelevance ? jobs.findLastIndex(({ match }) => match !== 'partial') + 1 : jobs.length;
  return { whole: jobs.slice(0, wholes), partial: jobs.slice(wholes) };
}

/** Removes duplicates: a listing edited between two page loads may be on both. */
function distinct<Job extends { id: number }>(jobs: Job[]): Job[] {
  return [...new Map(jobs.map((job) => [job.id, job])).values()];
}
