import { useQueries, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { LightButton } from '@/light/controls/button.tsx';
import { LightEmptyState } from '@/light/blocks/empty-state.tsx';
import { locale, t } from '@/lib/language/t.ts';
import { Trans } from '@/lib/language/trans.tsx';
import { activeFilters } from '../filters/active-filters.ts';
import { filterOf, jobFacetsQuery, relatedJobsQuery } from '../../job-queries.ts';
import { clearedSearch, parseJobSearch, RADII, DEFAULT_RADIUS, type JobSearch } from './job-search-params.ts';
import styles from './no-results.module.css';

interface NoResultsProps {
  search: JobSearch;
  onSearch: (search: JobSearch) => void;
}

/** Minimum distance that is offered instead, in km. */
const MIN_WIDER_RADIUS = 100;

/** A postal code of most countries: 10115, 1010 AB, SW1A 1AA, K1A 0B1. */
const POSTAL_CODE = /^(?:\d{4,6}(?:-\d{3,4}| ?[a-z]{2})?|[a-z]{1,2}\d[a-z\d]? ?\d[a-z]{2}|[a-z]\d[a-z] ?\d[a-z]\d)$/i;

/** Shows that nothing was found, and offers a correction, a wider radius or fewer filters. */
export function NoResults({ search, onSearch }: NoResultsProps) {
  const related = useQuery(relatedJobsQuery(filterOf(search))).data;
  const correction = related?.didYouMean;
  /** By close matches, which begin near the top. */
  const isFollowed = related !== undefined && related.items.length > 0;
  // The salary excludes nothing.
  const filters = activeFilters(search).filter(({ name }) => name !== 'salary');
  const without = filters.length > 1 ? filters : [];
  const counts = useQueries({ queries: without.map((filter) => jobFacetsQuery(filterOf(filter.without))) });
  const offers = without
    .map((filter, index) => ({ ...filter, found: counts[index]?.data }))
    .filter(({ found }) => found?.total !== 0);
  return (
    <LightEmptyState
      text={t('No jobs found')}
      hint={
        POSTAL_CODE.test(search.location ?? '')
          ? t('Postal codes are not known here. Enter the town instead.')
          : t("We couldn't find any jobs matching your search criteria. Try adjusting your filters.")
      }
      isSlim={isFollowed}
    >
      {correction ? (
        <p>
          <Trans
            id="Did you mean <0>{correction}</0>?"
            values={{ correction }}
            components={{
              0: <Link to="/job-seeker/search" search={{ ...search, keywords: correction }} className={styles.meant} />,
            }}
          />
        </p>
      ) : null}
      <Nearby search={search} />
      {offers.length > 0 ? (
        <ul className={styles.offers} aria-label={t('Search without one of the filters')}>
          {offers.map(({ name, label, without: wider, found }) => (
            <li key={name}>
              <Link to="/job-seeker/search" search={wider}>
                {t('Without {label}', { label })}
                {found ? ` (${found.total.toLocaleString(locale())}${found.totalIsExact ? '' : '+'})` : ''}
              </Link>
            </li>
          ))}
        </ul>
      ) : null}
      {isFollowed ? null : (
        <LightButton look="outline" size="small" onClick={() => onSearch(clearedSearch(search))}>
          {t('Clear All Filters')}
        </LightButton>
      )}
    </LightEmptyState>
  );
}

/** A link to jobs around the searched place, if there are any. */
function Nearby({ search }: { search: JobSearch }) {
  const place = search.near ?? search.location;
  const wider = RADII.find(
    (radius) =>
      radius > (search.near === undefined ? 0 : (search.radius ?? DEFAULT_RADIUS)) && radius >= MIN_WIDER_RADIUS,
  );
  const around = { ...search, location: undefined, near: place, radius: wider };
  const { data } = useQuery({
    ...jobFacetsQuery(filterOf(around)),
    enabled: place !== undefined && wider !== undefined,
  });
  if (!data?.near || data.total === 0) return null;
  return (
    <p>
      <Link
        to="/job-seeker/search"
        search={parseJobSearch({ ...around, near: data.near.label })}
        className={styles.meant}
      >
        {t('{total, plural, one {# job} other {# jobs}} within {wider} km of {label}', {
          total: data.total,
          wider,
          label: data.near.label,
        })}
      </Link>
    </p>
  );
}
