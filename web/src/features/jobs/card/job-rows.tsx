import type { ReactNode } from 'react';
import { Badge } from '@/public/badge.tsx';
import { formatDate } from '@/lib/format-date.ts';
import { focusNeighborOnRemove } from '@/lib/focus-neighbor-on-remove.ts';
import type { JobStanding } from '@/features/jobs/job-standing.ts';
import styles from './job-rows.module.css';
import { JobStateBadge } from './job-state-badge.tsx';

/** Listings one below the other, for those who look after them. */
export function JobRows({ label, children }: { label?: string; children: ReactNode }) {
  return (
    <ul className={styles.rows} aria-label={label}>
      {children}
    </ul>
  );
}

interface JobRowProps {
  job: JobStanding & { isPremium: boolean; premiumRequested?: boolean; postedAt: string };
  /** The title, plain or as a link. */
  title: ReactNode;
  /** What there is to say in short before the day of its posting. */
  facts: readonly string[];
  /** What can be done about it. */
  actions: ReactNode;
  /** Stands below the facts. */
  children?: ReactNode;
}

/** One listing among them, with its state. */
export function JobRow({ job, title, facts, actions, children }: JobRowProps) {
  return (
    <li ref={focusNeighborOnRemove} className={styles.row}>
      <div className={styles.words}>
        <div className={styles.title}>
          <h3>{title}</h3>
          <JobStateBadge job={job} />
          {job.isPremium ? <Badge>Premium</Badge> : null}
          {job.premiumRequested ? <Badge tone="outlined">Premium requested</Badge> : null}
        </div>
        <p className={styles.facts}>{[...facts, `posted ${formatDate(job.postedAt)}`].join(' · ')}</p>
        {children}
      </div>
      <div className={styles.actions}>{actions}</div>
    </li>
  );
}
