import { Link } from '@tanstack/react-router';
import { Card, Statistic } from 'antd';
import { Icon, type IconName } from '@/light/marks/icon.tsx';
import styles from './figures.module.css';

interface Figure {
  label: string;
  /** Undefined while loading, null if it failed to load. */
  value: number | string | null | undefined;
  icon: IconName;
  /** Link to the counted items. */
  to: string;
  search?: Record<string, string>;
}

/** Figures in cards, each linked to the items it counts. */
export function Figures({ label, figures }: { label: string; figures: readonly Figure[] }) {
  return (
    <ul className={styles.figures} aria-label={label}>
      {figures.map(({ label: title, value, icon, to, search }) => (
        <li key={title}>
          <Link to={to} search={search} resetScroll={false} className={styles.link}>
            <Card hoverable size="small">
              <Statistic
                title={
                  <span className={styles.title}>
                    <Icon name={icon} /> {title}
                  </span>
                }
                value={value ?? '–'}
                loading={value === undefined}
              />
            </Card>
          </Link>
        </li>
      ))}
    </ul>
  );
}
