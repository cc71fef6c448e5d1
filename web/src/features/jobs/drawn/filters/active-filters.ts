import { locale, msg, t, texts } from '@/lib/language/t.ts';
import { FACT_LABELS, languageName } from '@/lib/rules/job-facts.ts';
import { formatDollars } from '@/lib/format/format-salary.ts';
import { CATEGORY_LABELS, EXPERIENCE_LABELS, JOB_TYPE_LABELS, labelOf } from '@/lib/rules/job-options.ts';
import { factsOf, factsText, DEFAULT_RADIUS, type JobSearch, type PayPeriod } from '../search/job-search-params.ts';

/** An active filter, and the search without it. */
export interface ActiveFilter {
  name: string;
  label: string;
  without: JobSearch;
}

/** The periods of pay, after an amount. */
export const PERIOD_LABELS: Record<PayPeriod, string> = texts({
  hour: msg('per hour'),
  day: msg('per day'),
  month: msg('per month'),
  year: msg('per year'),
});

const LABELS = {
  keywords: (value: string) => t('“{value}”', { value }),
  location: (value: string) => value,
  jobType: (value: string) => labelOf(JOB_TYPE_LABELS, value),
  category: (value: string) => labelOf(CATEGORY_LABELS, value),
  experience: (value: string) => labelOf(EXPERIENCE_LABELS, value),
  language: (value: string) => languageName(value),
  writtenIn: (value: string) => t('Listings in {language}', { language: languageName(value) }),
};

/** One thing that a typed text asks for, and the keywords without it. */
interface Want {
  kind: string;
  label: string;
  keywords: string;
}

/** The filters, with each thing that the typed keywords ask for on its own, if they ask for more than one. */
export function understoodFilters(search: JobSearch, wants: readonly Want[]): ActiveFilter[] {
  const filters = activeFilters(search);
  // Removing what the location asks for leaves the keywords as they are.
  const typed = wants.filter(({ keywords }) => keywords !== search.keywords);
  if (typed.length < 2 || search.match === 'exact') return filters;
  const apart = typed.map(({ kind, label, keywords }, index) => ({
    name: `want-${index}`,
    label: kind === 'condition' && !/^(?:at least|with|for)/.test(label) ? t('with {label}', { label }) : label,
    without: { ...search, keywords: keywords || undefined },
  }));
  return [...apart, ...filters.filter(({ name }) => name !== 'keywords')];
}

/** The distance from a place, such as “Within 50 km of Faro, Portugal”. */
function nearLabel(near: string, radius = DEFAULT_RADIUS): string {
  return t('Within {radius} km of {near}', { radius, near });
}

/** The active filters of a search. The salary is one only if it is not the default. */
export function activeFilters(search: JobSearch): ActiveFilter[] {
  const filters: ActiveFilter[] = [];
  for (const name of Object.keys(LABELS) as (keyof typeof LABELS)[]) {
    const value = search[name];
    if (value !== undefined)
      filters.push({ name, label: LABELS[name](value), without: { ...search, [name]: undefined } });
  }
  if (search.near !== undefined) {
    const without = { ...search, near: undefined, radius: undefined };
    filters.push({ name: 'near', label: nearLabel(search.near, search.radius), without });
  }
  const facts = factsOf(search);
  for (const fact of facts) {
    const others = factsText(facts.filter((other) => other !== fact));
    filters.push({ name: fact, label: labelOf(FACT_LABELS, fact), without: { ...search, facts: others } });
  }
  if (search.payAtLeast !== undefined) {
    const { payAtLeast, payCurrency, payPeriod, ...without } = search;
    const label = t('At least {amount} {payCurrency} {period}', {
      amount: payAtLeast.toLocaleString(locale()),
      payCurrency,
      period: PERIOD_LABELS[payPeriod ?? 'hour'],
    });
    filters.push({ name: 'payAtLeast', label, without });
  }
  if (search.salaryMin !== undefined && search.salaryMax !== undefined) {
    filters.push({
      name: 'salary',
      label: `${formatDollars(search.salaryMin)} - ${formatDollars(search.salaryMax)}`,
      without: { ...search, salaryMin: 0, salaryMax: 0 },
    });
  }
  return filters;
}
