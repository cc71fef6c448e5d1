import { Fragment } from 'react';
import styles from './known-facts.module.css';

/** What is known about a person, a line for each fact; unknown ones are left out. */
export function KnownFacts({ facts }: { facts: readonly (readonly [label: string, value: string | null])[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(([label, value]) =>
        value ? (
          <Fragment key={label}>
            <dt>{label}</dt>
            <dd dir="auto">{value}</dd>
          </Fragment>
        ) : null,
      )}
    </dl>
  );
}
