import type { JobBody } from '@/api/generated/types.gen';
import { endOfUtcDay, formatDate, formatLastMinute } from '@/lib/format/format-date.ts';
import { formatPay } from '@/lib/format/format-salary.ts';
import { CATEGORY_LABELS, JOB_TYPE_LABELS, labelOf } from '@/lib/rules/job-options.ts';
import { LabeledFacts } from '@/light/blocks/labeled-facts.tsx';
import { glanceOf } from './at-a-glance.ts';
import styles from './job-facts.module.css';

/** All details of a listing, for employers and admins. */
export function JobFacts({ job }: { job: JobBody }) {
  const facts = [
    ['Company', job.company],
    ['Location', job.location],
    ['Job type', labelOf(JOB_TYPE_LABELS, job.jobType)],
    ['Category', labelOf(CATEGORY_LABELS, job.category)],
    ['Experience', job.experienceLevel ?? 'Not specified'],
    ['Department', job.department],
    ['Salary', job.salary],
    ['Salary range', job.minSalary === null && job.maxSalary === null ? null : formatPay(job)],
    ['Posted', formatDate(job.postedAt)],
    ['Deadline', job.deadline && formatLastMinute(endOfUtcDay(job.deadline))],
    ['Skills', job.skills.join(', ')],
    ...glanceOf(job),
  ] as const;
  const texts = [
    ['Job Description', job.description],
    ['Requirements', job.requirements],
    ['Responsibilities', job.responsibilities],
    ['Benefits', job.benefits],
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
