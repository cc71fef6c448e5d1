import { labelOf } from '@/lib/rules/job-options.ts';
import { locale, t } from '@/lib/language/t.ts';
import styles from './choice-list.module.css';

interface ChoiceListProps {
  title: string;
  name: string;
  labels: Readonly<Record<string, string>>;
  /** The label for no choice. */
  any: string;
  value: string;
  /** Number of listings for each value; null or undefined if unknown. */
  counts: Readonly<Record<string, number>> | null | undefined;
  onChange: (value: string) => void;
}

/** A single choice, with the number of matching listings for each option. */
export function ChoiceList({ title, name, labels, any, value, counts, onChange }: ChoiceListProps) {
  const known = Object.keys(labels);
  // A link may contain an employer's custom value.
  const values = value === '' || known.includes(value) ? known : [...known, value];
  return (
    <details className={styles.group} open>
      <summary>{title}</summary>
      <fieldset>
        <legend className="visually-hidden">{title}</legend>
        {['', ...values].map((option) => (
          <label key={option} className={styles.option}>
            <input
              type="radio"
              name={name}
              value={option}
              checked={value === option}
              onChange={() => onChange(option)}
            />
            <span>{option === '' ? any : labelOf(labels, option)}</span>
            {option === '' || !counts ? null : (
              <span className={styles.count}>
                {(counts[option] ?? 0).toLocaleString(locale())}
                <span className="visually-hidden"> {t('jobs')}</span>
              </span>
            )}
          </label>
        ))}
      </fieldset>
    </details>
  );
}
