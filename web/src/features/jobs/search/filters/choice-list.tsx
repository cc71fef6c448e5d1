import { labelOf } from '@/lib/rules/job-options.ts';
import styles from './choice-list.module.css';

interface ChoiceListProps {
  title: string;
  name: string;
  labels: Readonly<Record<string, string>>;
  /** The word for no choice. */
  any: string;
  value: string;
  /** How many listings there are of each value; null and undefined are not known. */
  counts: Readonly<Record<string, number>> | null | undefined;
  onChange: (value: string) => void;
}

/** One choice out of several, each with the number of listings it would find. */
export function ChoiceList({ title, name, labels, any, value, counts, onChange }: ChoiceListProps) {
  const known = Object.keys(labels);
  // A link may ask for a value that is an employer's own word.
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
                {(counts[option] ?? 0).toLocaleString('en-US')}
                <span className="visually-hidden"> jobs</span>
              </span>
            )}
          </label>
        ))}
      </fieldset>
    </details>
  );
}
