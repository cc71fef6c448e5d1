import { useQuery } from '@tanstack/react-query';
import { useRef, type ReactNode } from 'react';
import { LightButton } from '@/light/controls/button.tsx';
import { Icon } from '@/light/marks/icon.tsx';
import { useAppDispatch, useAppSelector } from '@/store/store.ts';
import { StoreProvider } from '@/store/store-provider.tsx';
import { viewSettingsChanged } from '@/store/view-settings.ts';
import { t } from '@/lib/language/t.ts';
import { activeFilters, understoodFilters } from '../filters/active-filters.ts';
import { parseJobSearch, type JobSearch } from './job-search-params.ts';
import { filterOf, relatedJobsQuery } from '../../job-queries.ts';
import { FilterChips } from '../filters/filter-chips.tsx';
import { FilterForm } from '../filters/filter-form.tsx';
import { FilterSheet } from '../filters/filter-sheet.tsx';
import type { JobCardContent } from '../card/job-card.tsx';
import { JobResults } from './job-results.tsx';
import styles from './job-search-page.module.css';
import { ResultsHead } from './results-head.tsx';
import { SearchHero } from './search-hero.tsx';

interface JobSearchPageProps {
  search: JobSearch;
  onSearch: (search: JobSearch) => void;
  renderAction: (job: JobCardContent) => ReactNode;
  renderCorner: (job: JobCardContent) => ReactNode;
  saveButton: ReactNode;
}

/** The job search. Its state is in the URL, so that going back and copied links show the same. */
export function JobSearchPage(props: JobSearchPageProps) {
  return (
    <StoreProvider>
      <SearchWithFilters {...props} />
    </StoreProvider>
  );
}

function SearchWithFilters({ search, onSearch, renderAction, renderCorner, saveButton }: JobSearchPageProps) {
  const { filterPanelOpen } = useAppSelector((state) => state.viewSettings);
  const dispatch = useAppDispatch();
  const results = useRef<HTMLElement>(null);
  const filters = activeFilters(search);
  const hasText = search.keywords !== undefined || search.location !== undefined;
  const understood = useQuery({ ...relatedJobsQuery(filterOf(search)), enabled: hasText }).data;

  /** Shows the start of the new results, even if the old ones were scrolled down. */
  const change = (next: JobSearch) => {
    onSearch(parseJobSearch({ ...next }));
    if ((results.current?.getBoundingClientRect().top ?? 0) < 0) results.current?.scrollIntoView();
  };
  /** Also moves the focus to the results, because the submitted form is remounted. */
  const submit = (next: JobSearch) => {
    change(next);
    results.current?.querySelector('h2')?.focus({ preventScroll: true });
  };

  return (
    <>
      <a className="skip-link" href="#results">
        {t('Skip to results')}
      </a>
      <SearchHero search={search} onSearch={(values) => submit({ ...search, ...values })} />
      <div className={`page ${styles.layout}`} data-panel={filterPanelOpen ? 'open' : 'closed'}>
        <aside className={styles.panel} aria-label={t('Filter jobs')}>
          <FilterForm key={JSON.stringify(search)} search={search} onApply={submit} />
        </aside>
        <section ref={results} className={styles.results} aria-labelledby="results">
          <ResultsHead
            search={search}
            onSearch={change}
            saveButton={saveButton}
            filterButton={
              <>
                <FilterSheet search={search} active={filters.length} onApply={submit} />
                <LightButton
                  look="quiet"
                  size="small"
                  className={styles.toggle}
                  aria-expanded={filterPanelOpen}
                  onClick={() => dispatch(viewSettingsChanged({ filterPanelOpen: !filterPanelOpen }))}
                >
                  <Icon name="filter" /> {filterPanelOpen ? t('Hide filters') : t('Show filters')}
                </LightButton>
              </>
            }
          />
          <FilterChips
            search={search}
            filters={understoodFilters(search, (hasText && understood?.wants) || [])}
            onChange={change}
          />
          <JobResults search={search} onSearch={submit} renderAction={renderAction} renderCorner={renderCorner} />
        </section>
      </div>
    </>
  );
}
