import { useQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { Button } from '@/public/controls/button.tsx';
import { CATEGORY_LABELS, EXPERIENCE_LABELS, JOB_TYPE_LABELS } from '@/lib/rules/job-options.ts';
import { filterOf, jobFacetsQuery } from '@/features/jobs/job-queries.ts';
import {
  clearedSearch,
  parseJobSearch,
  salaryRangeOf,
  DEFAULT_RADIUS,
  type JobSearch,
} from '@/features/jobs/search/job-search-params.ts';
import { languageName } from '@/lib/rules/job-facts.ts';
import { NearFields } from './near-fields.tsx';
import { FactFilters } from './fact-filters.tsx';
import { ChoiceList } from './choice-list.tsx';
import styles from './filter-form.module.css';
import { SalarySlider } from './salary-slider.tsx';

/** Offered if there are too many listings to count their languages. */
const COMMON_LANGUAGES = ['en', 'es', 'fr', 'de', 'it', 'pt', 'nl', 'ru', 'ar', 'zh', 'ja'];

const TEXTS = [
  { name: 'keywords', title: 'Keywords' },
  { name: 'location', title: 'Location' },
] as const;

const CHOICES = [
  { name: 'jobType', title: 'Job type', labels: JOB_TYPE_LABELS, any: 'Any job type' },
  { name: 'experience', title: 'Experience', labels: EXPERIENCE_LABELS, any: 'Any experience' },
  { name: 'category', title: 'Category', labels: CATEGORY_LABELS, any: 'All categories' },
] as const;

interface FilterFormProps {
  search: JobSearch;
  onApply: (search: JobSearch) => void;
}

/** The filters, which are applied in one step. Give it a key that changes with the search. */
export function FilterForm({ search, onApply }: FilterFormProps) {
  const { draft, set, apply, clear } = useFilterDraft(search, onApply);
  const facets = useQuery(jobFacetsQuery(filterOf(search))).data;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    apply();
  };

  return (
    <form className={styles.form} aria-label="Filters" action="/job-seeker/search" onSubmit={submit}>
      <div className={styles.fields}>
        {TEXTS.map(({ name, title }) => (
          <label key={name} className={styles.text}>
            {title}
            <input
              name={name}
              type="search"
              value={draft[name]}
              autoComplete="off"
              onChange={(event) => set({ [name]: event.target.value })}
            />
          </label>
        ))}
        <NearFields near={draft.near} radius={draft.radius} onChange={set} />
        <SalarySlider value={draft} onChange={set} />
        {CHOICES.map((choice) => (
          <ChoiceList
            key={choice.name}
            {...choice}
            value={draft[choice.name]}
            counts={facets?.[choice.name]}
            onChange={(value) => set({ [choice.name]: value })}
          />
        ))}
        <FactFilters value={draft.facts} counts={facets?.facts} onChange={(value) => set({ facts: value })} />
        <ChoiceList
          title="Language"
          name="language"
          labels={languageLabels(facets?.language)}
          any="Any language"
          value={draft.language}
          counts={facets?.language}
          onChange={(value) => set({ language: value })}
        />
      </div>
      <div className={styles.actions}>
        <Button type="submit" size="small">
          Apply Filters
        </Button>
        <Button look="quiet" size="small" data-needs-scripts onClick={clear}>
          Clear All
        </Button>
      </div>
    </form>
  );
}

/** The filters as chosen, before they are applied. */
function useFilterDraft(search: JobSearch, onApply: FilterFormProps['onApply']) {
  const [draft, setDraft] = useState(() => draftOf(search));
  return {
    draft,
    set: (change: Partial<typeof draft>) => setDraft((before) => ({ ...before, ...change })),
    apply: () => onApply(parseJobSearch({ ...draft, sort: search.sort })),
    clear: () => {
      const cleared = clearedSearch(search);
      setDraft(draftOf(parseJobSearch({ ...cleared })));
      onApply(cleared);
    },
  };
}

function languageLabels(counts: Readonly<Record<string, number>> | null | undefined): Record<string, string> {
  const codes = counts === null ? COMMON_LANGUAGES : Object.keys(counts ?? {});
  return Object.fromEntries(codes.map((code) => [code, languageName(code)]));
}

function draftOf(search: JobSearch) {
  const {
    keywords = '',
    location = '',
    jobType = '',
    category = '',
    experience = '',
    facts = '',
    language = '',
    near = '',
    radius = DEFAULT_RADIUS,
  } = search;
  return { keywords, location, jobType, category, experience, facts, language, near, radius, ...salaryRangeOf(search) };
}
