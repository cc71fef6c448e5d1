import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';
import styles from './stat-cards.module.css';

export interface Stat {
  label: string;
  /** Undefined while it is not known. */
  value: ReactNode | undefined;
  icon: IconName;
  note?: string;
}

/** Figures side by side, each in a card. */
export function StatCards({ label, stats }: { label: string; stats: readonly Stat[] }) {
  return (
    <dl className={styles.cards} aria-label={label}>
      {stats.map((stat) => (
        <div key={stat.label} className={styles.card}>
          <dt>
            <Icon name={stat.icon} />
            {stat.label}
          </dt>
          <dd>
            {stat.value ?? <span aria-label="not known">–</span>}
            {stat.note === undefined ? null : <small>{stat.note}</small>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
