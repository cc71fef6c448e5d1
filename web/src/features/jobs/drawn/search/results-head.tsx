import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import { locale, msg, t, texts } from '@/lib/language/t.ts';
import { jobListQuery } from '../../job-queries.ts';
import { defaultSort, parseJobSearch, SORTS, type JobSearch, type JobSort } from './job-search-params.ts';
import { searchTitle } from './search-title.ts';
import styles from './results-head.module.css';

const SORT_LABELS: Record<JobSort, string> = texts({
  distance: msg('Nearest first'),
  newest: msg('Newest first'),
  salary: msg('Highest salary'),
  relevance: msg('Most relevant'),
});

interface ResultsHeadProps {
  search: JobSearch;
  onSearch: (search: JobSearch) => void;
  /** Opens or shows the filters. */
  filterButton: ReactNode;
  /** Saves the search. */
  saveButton: ReactNode;
}

/** Shows the number of results, and lets the user change their order. */
export function ResultsHead({ search, onSearch, filterButton, saveButton }: ResultsHeadProps) {
  const first = useInfiniteQuery(jobListQuery(search)).data?.pages[0];
  useEffect(() => {
    if (first) document.title = searchTitle(search, { total: first.total, totalIsExact: first.totalIsExact });
  }, [search, first]);
  return (
    <div className={styles.head}>
      <div className={styles.title}>
        <h2 id="results" tabIndex={-1}>
          {t('Available Positions')}
        </h2>
        <output className={styles.count}>{first ? foundText(first.total, first.totalIsExact) : null}</output>
      </div>
      <div className={styles.controls} data-needs-scripts>
        {filterButton}
        {saveButton}
        <label className={styles.sort}>
          <span>{t('Sort by')}</span>
          <select
            value={search.sort ?? defaultSort(search)}
            onChange={(event) => onSearch(parseJobSearch({ ...search, sort: event.target.value }))}
          >
            {SORTS.filter((sort) => sort !== 'distance' || search.near !== undefined).map((sort) => (
              <option key={sort} value={sort}>
                {SORT_LABELS[sort]}
              </option>
            ))}
          </select>
        </label>
      </div>
    </div>
  );
}

/** Such as “1,234 jobs found” or “1 job found”; a lower bound gets a plus. */
function foundText(total: number, isExact: boolean): string {
  return isExact
    ? t('{total, plural, one {# job} other {# jobs}} found', { total })
    : t('{total}+ jobs found', { total: total.toLocaleString(locale()) });
}
