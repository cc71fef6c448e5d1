import type { ReactNode } from 'react';
import styles from './labeled-facts.module.css';

interface LabeledFactsProps {
  facts: readonly (readonly [label: string, value: ReactNode])[];
  /** Lays out the facts. */
  className: string | undefined;
}

/** Facts with labels; unknown ones are left out. */
export function LabeledFacts({ facts, className }: LabeledFactsProps) {
  return (
    <dl className={`${styles.facts} ${className}`}>
      {facts.map(([label, value]) =>
        value ? (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ) : null,
      )}
    </dl>
  );
}
