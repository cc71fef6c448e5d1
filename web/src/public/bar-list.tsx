import styles from './bar-list.module.css';

export interface Bar {
  label: string;
  value: number;
  /** Words for the value; the value itself where they are left out. */
  text?: string;
}

interface BarListProps {
  label: string;
  bars: readonly Bar[];
  /** The value of a full bar; the largest of the bars where it is left out. */
  full?: number;
}

/** A bar chart that reads as a list: each bar stands under its own words. */
export function BarList({ label, bars, full = Math.max(...bars.map((bar) => bar.value)) }: BarListProps) {
  return (
    <ul className={styles.bars} aria-label={label}>
      {bars.map((bar) => (
        <li key={bar.label}>
          <span className={styles.words}>
            <span>{bar.label}</span>
            <strong>{bar.text ?? bar.value.toLocaleString('en-US')}</strong>
          </span>
          <svg className={styles.track} width="100%" height="10" aria-hidden="true" focusable="false">
            <rect width="100%" height="10" rx="5" className={styles.ground} />
            {bar.value > 0 ? (
              <rect width={`${Math.max(2, (100 * bar.value) / full)}%`} height="10" rx="5" className={styles.bar} />
            ) : null}
          </svg>
        </li>
      ))}
    </ul>
  );
}
