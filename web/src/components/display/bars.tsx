import { locale } from '@/lib/language/t.ts';
import { Progress } from 'antd';
import { useId } from 'react';
import styles from './bars.module.css';

interface Bar {
  label: string;
  value: number;
  /** Text for the value; by default the value itself. */
  text?: string;
}

interface BarsProps {
  label: string;
  bars: readonly Bar[];
  /** The value of a full bar; by default the largest value. */
  full?: number;
}

/** A bar chart that reads as a list. */
export function Bars({ label, bars, full = Math.max(1, ...bars.map(({ value }) => value)) }: BarsProps) {
  const id = useId();
  return (
    <ul className={styles.bars} aria-label={label}>
      {bars.map((bar, index) => (
        <li key={bar.label}>
          <span id={`${id}${index}`}>{bar.label}</span>
          <strong>{bar.text ?? bar.value.toLocaleString(locale())}</strong>
          <Progress
            className={styles.bar}
            percent={(100 * bar.value) / full}
            showInfo={false}
            status="normal"
            aria-labelledby={`${id}${index}`}
          />
        </li>
      ))}
    </ul>
  );
}
