import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState, useSyncExternalStore, type FormEvent } from 'react';
import { LightButton } from '@/light/controls/button.tsx';
import { CATEGORY_LABELS, EXPERIENCE_LABELS, JOB_TYPE_LABELS } from '@/lib/rules/job-options.ts';
import { locale, msg, t } from '@/lib/language/t.ts';
import { filterOf, jobFacetsQuery } from '../../job-queries.ts';
import {
  clearedSearch,
  parseJobSearch,
  salaryRangeOf,
  searchString,
  DEFAULT_RADIUS,
  type JobSearch,
} from '../search/job-search-params.ts';
import { FACT_NAMES, languageName, type FactName } from '@/lib/rules/job-facts.ts';
import { NearFields } from './near-fields.tsx';
import { LeastPayFields } from './least-pay-fields.tsx';
import { ownCurrency } from './own-currency.ts';
import { FactFilters } from './fact-filters.tsx';
import { ChoiceList } from './choice-list.tsx';
import styles from './filter-form.module.css';
import { SalarySlider } from './salary-slider.tsx';

/** Offered where listings are not counted by their languages. */
const COMMON_LANGUAGES = ['en', 'es', 'fr', 'de', 'it', 'pt', 'nl', 'ru', 'ar', 'zh', 'ja'];

const CHOICES = {
  jobType: { title: msg('Job type'), labels: JOB_TYPE_LABELS, any: msg('Any job type') },
  experience: { title: msg('Experience'), labels: EXPERIENCE_LABELS, any: msg('Any experience') },
  category: { title: msg('Category'), labels: CATEGORY_LABELS, any: msg('All categories') },
} as const;

/** What people ask for first, and everything else. */
const INCLUDED: readonly FactName[] = ['housing', 'visaSponsorship', 'meals'];
const OTHERS = FACT_NAMES.filter((fact) => !INCLUDED.includes(fact));

interface FilterFormProps {
  search: JobSearch;
  onApply: (search: JobSearch) => void;
}

/** The filters, which are applied in one step. Give it a key that changes with the search. */
export function FilterForm({ search, onApply }: FilterFormProps) {
  const { draft, chosen, isChanged, set, apply, clear } = useFilterDraft(search, onApply);
  // Counts go with what is chosen, not only with what is applied.
  const { data: facets } = useQuery({ ...jobFacetsQuery(filterOf(chosen)), placeholderData: keepPreviousData });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    apply();
  };

  const choice = (name: keyof typeof CHOICES) => (
    <ChoiceList
      {...CHOICES[name]}
      title={t(CHOICES[name].title)}
      any={t(CHOICES[name].any)}
      name={name}
      value={draft[name]}
      counts={facets?.[name]}
      onChange={(value) => set({ [name]: value })}
    />
  );
  const facts = {
    value: draft.facts,
    counts: facets?.facts,
    onChange: (value: string) => set({ facts: value }),
  };
  return (
    <form className={styles.form} aria-label={t('Filters')} action="/job-seeker/search" onSubmit={submit}>
      <div className={styles.fields}>
        <FactFilters {...facts} title={t('Included')} names={INCLUDED} />
        <TextFilter title={t('Location')} value={draft.location} name="location" onChange={set} />
        <NearFields near={draft.near} radius={draft.radius} onChange={set} />
        {choice('jobType')}
        {choice('experience')}
        <LeastPayFields value={draft} onChange={set} />
        <SalarySlider value={draft} onChange={set} />
        {choice('category')}
        <TextFilter title={t('Keywords')} value={draft.keywords} name="keywords" onChange={set} />
        <FactFilters {...facts} title={t('Good to know')} names={OTHERS} />
        <LanguageFilters {...draft} counts={facets?.language} onChange={set} />
      </div>
      <div className={styles.actions}>
        <LightButton type="submit" size="small">
          {isChanged && facets ? showText(facets) : t('Apply Filters')}
        </LightButton>
        <LightButton look="quiet" size="small" data-needs-scripts onClick={clear}>
          {t('Clear All')}
        </LightButton>
      </div>
    </form>
  );
}

/** What applying the filters will show: “Show 12 jobs”. */
function showText({ total, totalIsExact }: { total: number; totalIsExact: boolean }): string {
  return totalIsExact
    ? t('Show {total, plural, one {# job} other {# jobs}}', { total })
    : t('Show {total}+ jobs', { total: total.toLocaleString(locale()) });
}

interface LanguageFiltersProps {
  language: string;
  writtenIn: string;
  /** Number of listings for each language that jobs require or prefer; null or undefined if unknown. */
  counts: Readonly<Record<string, number>> | null | undefined;
  onChange: (change: Partial<Record<'language' | 'writtenIn', string>>) => void;
}

function LanguageFilters({ language, writtenIn, counts, onChange }: LanguageFiltersProps) {
  return (
    <>
      <ChoiceList
        title={t('Language')}
        name="language"
        labels={languageLabels(counts)}
        any={t('Any language')}
        value={language}
        counts={counts}
        onChange={(value) => onChange({ language: value })}
      />
      <ChoiceList
        title={t('Language of the listing')}
        name="writtenIn"
        labels={languageLabels(null)}
        any={t('Any language')}
        value={writtenIn}
        counts={null}
        onChange={(value) => onChange({ writtenIn: value })}
      />
    </>
  );
}

interface TextFilterProps {
  name: 'keywords' | 'location';
  title: string;
  value: string;
  onChange: (change: Partial<Record<'keywords' | 'location', string>>) => void;
}

function TextFilter({ name, title, value, onChange }: TextFilterProps) {
  return (
    <label className={styles.text}>
      {title}
      <input
        name={name}
        type="search"
        value={value}
        autoComplete="off"
        onChange={(event) => onChange({ [name]: event.target.value })}
      />
    </label>
  );
}

/** Languages hardly change while a page is open. */
const unchanging = () => () => undefined;

/** The filters as chosen, before they are applied. */
function useFilterDraft(search: JobSearch, onApply: FilterFormProps['onApply']) {
  const [draft, setDraft] = useState(() => draftOf(search));
  const own = useSyncExternalStore(
    unchanging,
    () => ownCurrency(),
    () => 'USD',
  );
  const inCurrency = (from: typeof draft) => ({ ...from, payCurrency: from.payCurrency || own });
  const searchOf = (from: typeof draft) =>
    parseJobSearch({ ...inCurrency(from), match: search.match, sort: search.sort });
  const chosen = searchOf(useDeferredValue(draft));
  return {
    draft: inCurrency(draft),
    chosen,
    isChanged: searchString(chosen) !== searchString(search),
    set: (change: Partial<typeof draft>) => setDraft((before) => ({ ...before, ...change })),
    apply: () => onApply(searchOf(draft)),
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
    writtenIn = '',
    near = '',
    radius = DEFAULT_RADIUS,
    payCurrency = '',
    payPeriod = 'hour',
  } = search;
  const pay = { payAtLeast: search.payAtLeast?.toString() ?? '', payCurrency, payPeriod, ...salaryRangeOf(search) };
  return { keywords, location, jobType, category, experience, facts, language, writtenIn, near, radius, ...pay };
}
