import { FACT_LABELS, type FactName } from '@/lib/rules/job-facts.ts';
import { locale, t } from '@/lib/language/t.ts';
import { factsOf, factsText } from '../search/job-search-params.ts';
import styles from './choice-list.module.css';

interface FactFiltersProps {
  title: string;
  names: readonly FactName[];
  /** The chosen facts, separated by commas. */
  value: string;
  /** Number of listings with each fact in addition to the chosen ones; null or undefined if unknown. */
  counts: Readonly<Record<string, number>> | null | undefined;
  onChange: (value: string) => void;
}

/** Facts that listings must state, with the number of matching listings for each. */
export function FactFilters({ title, names, value, counts, onChange }: FactFiltersProps) {
  const chosen = factsOf({ facts: value });
  const toggle = (fact: string, isChosen: boolean) =>
    onChange(factsText(isChosen ? [...chosen, fact] : chosen.filter((other) => other !== fact)) ?? '');
  return (
    <details className={styles.group} open>
      <summary>{title}</summary>
      <fieldset>
        <legend className="visually-hidden">{title}</legend>
        {names.map((fact) => (
          <label key={fact} className={styles.option}>
            <input
              type="checkbox"
              name="facts"
              value={fact}
              checked={chosen.includes(fact)}
              onChange={(event) => toggle(fact, event.target.checked)}
            />
            <span>{FACT_LABELS[fact]}</span>
            {counts ? (
              <span className={styles.count}>
                {(counts[fact] ?? 0).toLocaleString(locale())}
                <span className="visually-hidden"> {t('jobs')}</span>
              </span>
            ) : null}
          </label>
        ))}
      </fieldset>
    </details>
  );
}
