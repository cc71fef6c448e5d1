import { FACT_LABELS } from '@/lib/rules/job-facts.ts';
import { factsOf, factsText } from '@/features/jobs/search/job-search-params.ts';
import styles from './choice-list.module.css';

interface FactFiltersProps {
  /** The chosen facts, separated by commas. */
  value: string;
  /** Number of listings with each fact in addition to the chosen ones; null or undefined if unknown. */
  counts: Readonly<Record<string, number>> | null | undefined;
  onChange: (value: string) => void;
}

/** Facts that listings must state, with the number of matching listings for each. */
export function FactFilters({ value, counts, onChange }: FactFiltersProps) {
  const chosen = factsOf({ facts: value });
  const toggle = (fact: string, isChosen: boolean) =>
    onChange(factsText(isChosen ? [...chosen, fact] : chosen.filter((other) => other !== fact)) ?? '');
  return (
    <details className={styles.group} open>
      <summary>Good to know</summary>
      <fieldset>
        <legend className="visually-hidden">Good to know</legend>
        {Object.entries(FACT_LABELS).map(([fact, label]) => (
          <label key={fact} className={styles.option}>
            <input
              type="checkbox"
              name="facts"
              value={fact}
              checked={chosen.includes(fact)}
              onChange={(event) => toggle(fact, event.target.checked)}
            />
            <span>{label}</span>
            {counts ? (
              <span className={styles.count}>
                {(counts[fact] ?? 0).toLocaleString('en-US')}
                <span className="visually-hidden"> jobs</span>
              </span>
            ) : null}
          </label>
        ))}
      </fieldset>
    </details>
  );
}
