import type { JobBody } from '@/api/generated/types.gen';
import { storedWord } from '@/lib/words/stored-words.ts';
import { endOfUtcDay, formatDate, formatLastMinute } from '@/lib/format/format-date.ts';
import { formatPay } from '@/lib/format/format-salary.ts';
import { CATEGORY_LABELS, JOB_TYPE_LABELS, labelOf } from '@/lib/rules/job-options.ts';
import { LabeledFacts } from '@/light/blocks/labeled-facts.tsx';
import { t } from '@/lib/language/t.ts';
import { glanceOf } from './at-a-glance.ts';
import styles from './job-facts.module.css';
import { listOf } from '@/lib/format/list-of.ts';

/** All details of a listing, for employers and admins. */
export function JobFacts({ job }: { job: JobBody }) {
  const facts = [
    [t('Company'), job.company],
    [t('Location'), job.location],
    [t('Job type'), labelOf(JOB_TYPE_LABELS, job.jobType)],
    [t('Category'), labelOf(CATEGORY_LABELS, job.category)],
    [t('Experience'), job.experienceLevel === null ? t('Not specified') : storedWord(job.experienceLevel)],
    [t('Department'), job.department],
    [t('Salary'), job.salary],
    [t('Salary range'), job.minSalary === null && job.maxSalary === null ? null : formatPay(job)],
    [t('Posted'), formatDate(job.postedAt)],
    [t('Deadline'), job.deadline && formatLastMinute(endOfUtcDay(job.deadline))],
    [t('Skills'), listOf(job.skills)],
    ...glanceOf(job),
  ] as const;
  const texts = [
    [t('Job Description'), job.description],
    [t('Requirements'), job.requirements],
    [t('Responsibilities'), job.responsibilities],
    [t('Benefits'), job.benefits],
  ] as const;
  return (
    <>
      <LabeledFacts facts={facts} className={styles.facts} />
      {texts.map(([title, text]) =>
        text ? (
          <section key={title} className={styles.text}>
            <h3>{title}</h3>
            <p dir="auto" className="as-written">
              {text}
            </p>
          </section>
        ) : null,
      )}
    </>
  );
}
