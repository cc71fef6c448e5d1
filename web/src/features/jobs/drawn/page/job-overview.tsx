import type { PublicJobBody } from '@/api/generated/types.gen';
import { storedWord } from '@/lib/words/stored-words.ts';
import { LabeledFacts } from '@/light/blocks/labeled-facts.tsx';
import { LightBadge } from '@/light/marks/badge.tsx';
import { endOfUtcDay, formatLastMinute } from '@/lib/format/format-date.ts';
import { CATEGORY_LABELS, JOB_TYPE_LABELS, labelOf } from '@/lib/rules/job-options.ts';
import { t } from '@/lib/language/t.ts';
import { JobPay } from '../card/job-pay.tsx';
import styles from './job-overview.module.css';
import { ShareIcons } from './share-buttons.tsx';

/** The facts of a listing at a glance. */
export function JobOverview({ job }: { job: PublicJobBody }) {
  const { category } = job;
  const end = job.closesAt ?? (job.deadline && endOfUtcDay(job.deadline));
  const pay = <JobPay job={job} />;
  const badge = category ? <LightBadge tone="secondary">{labelOf(CATEGORY_LABELS, category)}</LightBadge> : null;
  const facts = [
    [t('Experience Level'), job.experienceLevel ? storedWord(job.experienceLevel) : t('Not specified')],
    [t('Employment Type'), labelOf(JOB_TYPE_LABELS, job.jobType)],
    [t('Salary Range'), pay],
    [job.isOpen ? t('Apply by') : t('Closed'), end && formatLastMinute(end)],
    [t('Category'), badge],
  ] as const;
  return (
    <section className={styles.card} aria-labelledby="overview">
      <h2 id="overview">{t('Job Overview')}</h2>
      <LabeledFacts facts={facts} className={styles.facts} />
      <div className={styles.share} data-needs-scripts>
        <ShareIcons job={job} />
      </div>
    </section>
  );
}
