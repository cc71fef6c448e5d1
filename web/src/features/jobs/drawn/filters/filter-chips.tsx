import { useQuery } from '@tanstack/react-query';
import { Icon } from '@/light/marks/icon.tsx';
import { focusNeighborOnRemove } from '@/lib/dom/focus-neighbor-on-remove.ts';
import { t } from '@/lib/language/t.ts';
import { filterOf, jobFacetsQuery } from '../../job-queries.ts';
import type { ActiveFilter } from './active-filters.ts';
import { popularFilters } from './popular-filters.ts';
import { clearedSearch, type JobSearch } from '../search/job-search-params.ts';
import styles from './filter-chips.module.css';

interface FilterChipsProps {
  search: JobSearch;
  filters: readonly ActiveFilter[];
  onChange: (search: JobSearch) => void;
}

/** The active filters, with buttons to remove them, and the most used others. */
export function FilterChips({ search, filters, onChange }: FilterChipsProps) {
  return (
    <div className={styles.row}>
      <div className={styles.chips}>
        {filters.length > 0 ? <ActiveFilters search={search} filters={filters} onChange={onChange} /> : null}
        <PopularFilters search={search} onChange={onChange} />
      </div>
      <ExactSwitch search={search} onChange={onChange} />
    </div>
  );
}

function ActiveFilters({ search, filters, onChange }: FilterChipsProps) {
  return (
    <ul className={styles.list} aria-label={t('Active filters')}>
      {filters.map((filter) => (
        <li key={filter.name} ref={focusNeighborOnRemove}>
          <button type="button" className={styles.chip} onClick={() => onChange(filter.without)}>
            <span className="visually-hidden">{t('Remove filter')} </span>
            {filter.label}
            <Icon name="close" size="1em" />
          </button>
        </li>
      ))}
      {filters.length > 1 ? (
        <li>
          <button type="button" className={styles.clear} onClick={() => onChange(clearedSearch(search))}>
            {t('Clear all')}
          </button>
        </li>
      ) : null}
    </ul>
  );
}

/** Filters that one click adds, unless they are active or would find nothing. */
function PopularFilters({ search, onChange }: Omit<FilterChipsProps, 'filters'>) {
  const { data: facets } = useQuery(jobFacetsQuery(filterOf(search)));
  const offered = popularFilters(search, facets);
  if (offered.length === 0) return null;
  return (
    <ul className={styles.list} aria-label={t('Popular filters')} data-needs-scripts>
      {offered.map(({ label, narrowed }) => (
        <li key={label}>
          <button type="button" className={styles.popular} onClick={() => onChange(narrowed)}>
            <span className="visually-hidden">{t('Only')} </span>
            {label}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Limits the results to listings that contain the keywords as they were typed; nothing without keywords. */
function ExactSwitch({ search, onChange }: Pick<FilterChipsProps, 'search' | 'onChange'>) {
  if (search.keywords === undefined) return null;
  return (
    <label className={styles.exact} data-needs-scripts>
      <input
        type="checkbox"
        checked={search.match === 'exact'}
        onChange={(event) => onChange({ ...search, match: event.target.checked ? 'exact' : undefined })}
      />
      {t('Exact words only')}
    </label>
  );
}
