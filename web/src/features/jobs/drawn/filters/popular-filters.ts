import type { JobFacetsBody } from '@/api/generated/types.gen';
import { FACT_LABELS } from '@/lib/rules/job-facts.ts';
import { JOB_TYPE_LABELS } from '@/lib/rules/job-options.ts';
import { t } from '@/lib/language/t.ts';
import { factsOf, factsText, type JobSearch } from '../search/job-search-params.ts';

/** A filter that is not active, and the search with it. */
interface PopularFilter {
  label: string;
  narrowed: JobSearch;
}

const FACTS = ['housing', 'visaSponsorship', 'meals'] as const;
const JOB_TYPES = ['seasonal', 'part_time'] as const;

/** The most used filters, unless they are active or known to find nothing. */
export function popularFilters(
  search: JobSearch,
  facets: Pick<JobFacetsBody, 'facts' | 'jobType' | 'experience'> | undefined,
): PopularFilter[] {
  const finds = (counts: Readonly<Record<string, number>> | null | undefined, value: string): boolean =>
    !counts || (counts[value] ?? 0) > 0;
  const chosen = factsOf(search);
  const facts = FACTS.filter((fact) => !chosen.includes(fact) && finds(facets?.facts, fact)).map((fact) => ({
    label: FACT_LABELS[fact],
    narrowed: { ...search, facts: factsText([...chosen, fact]) },
  }));
  const jobTypes = JOB_TYPES.filter((type) => search.jobType === undefined && finds(facets?.jobType, type)).map(
    (jobType) => ({ label: JOB_TYPE_LABELS[jobType], narrowed: { ...search, jobType } }),
  );
  const isForAll = search.experience === undefined && finds(facets?.experience, 'entry');
  return [
    ...facts,
    ...(isForAll ? [{ label: t('Entry level'), narrowed: { ...search, experience: 'entry' } }] : []),
    ...jobTypes,
  ];
}
