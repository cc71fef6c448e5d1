import { Icon } from '@/public/marks/icon.tsx';
import { focusNeighborOnRemove } from '@/lib/dom/focus-neighbor-on-remove.ts';
import type { ActiveFilter } from './active-filters.ts';
import { clearedSearch, type JobSearch } from '@/features/jobs/search/job-search-params.ts';
import styles from './filter-chips.module.css';

interface FilterChipsProps {
  search: JobSearch;
  filters: readonly ActiveFilter[];
  onChange: (search: JobSearch) => void;
}

/** The active filters, with buttons to remove them. */
export function FilterChips({ search, filters, onChange }: FilterChipsProps) {
  if (filters.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label="Active filters">
      {filters.map((filter) => (
        <li key={filter.name} ref={focusNeighborOnRemove}>
          <button type="button" className={styles.chip} onClick={() => onChange(filter.without)}>
            <span className="visually-hidden">Remove filter </span>
            {filter.label}
            <Icon name="close" size="1em" />
          </button>
        </li>
      ))}
      {filters.length > 1 ? (
        <li>
          <button type="button" className={styles.clear} onClick={() => onChange(clearedSearch(search))}>
            Clear all
          </button>
        </li>
      ) : null}
    </ul>
  );
}
