import type { PublicJobBody } from '@/api/generated/types.gen';
import { Badge } from '@/public/marks/badge.tsx';
import { formatUtcDay } from '@/lib/format/format-date.ts';
import { CATEGORY_LABELS, JOB_TYPE_LABELS, labelOf } from '@/lib/rules/job-options.ts';
import { JobPay } from '@/features/jobs/card/job-pay.tsx';
import styles from './job-overview.module.css';
import { ShareIcons } from '@/features/jobs/page/share/share-buttons.tsx';

/** The facts of a listing at a glance. */
export function JobOverview({ job }: { job: PublicJobBody }) {
  const lastDay = lastDayOf(job);
  return (
    <section className={styles.card} aria-labelledby="overview">
      <h2 id="overview">Job Overview</h2>
      <dl className={styles.facts}>
        <div>
          <dt>Experience Level</dt>
          <dd>{job.experienceLevel || 'Not specified'}</dd>
        </div>
        <div>
          <dt>Employment Type</dt>
          <dd>{labelOf(JOB_TYPE_LABELS, job.jobType)}</dd>
        </div>
        <div>
          <dt>Salary Range</dt>
          <dd>
            <JobPay job={job} />
          </dd>
        </div>
        {lastDay === undefined ? null : (
          <div>
            <dt>{job.isOpen ? 'Apply by' : 'Closed'}</dt>
            <dd>{formatUtcDay(lastDay)}</dd>
          </div>
        )}
        {job.category ? (
          <div>
            <dt>Category</dt>
            <dd>
              <Badge tone="secondary">{labelOf(CATEGORY_LABELS, job.category)}</Badge>
            </dd>
          </div>
        ) : null}
      </dl>
      <div className={styles.share} data-needs-scripts>
        <ShareIcons job={job} />
      </div>
    </section>
  );
}

/** The last UTC day of a listing: its deadline, or else the day on which it closes automatically. */
function lastDayOf({ deadline, closesAt }: Pick<PublicJobBody, 'deadline' | 'closesAt'>): string | undefined {
  if (deadline !== null) return deadline;
  return closesAt === null ? undefined : new Date(new Date(closesAt).getTime() - 1).toISOString();
}
