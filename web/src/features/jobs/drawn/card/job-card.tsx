import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { JobCardBody } from '@/api/generated/types.gen';
import { FactList } from '@/light/blocks/fact-list.tsx';
import { Icon } from '@/light/marks/icon.tsx';
import { formatDaysAgo } from '@/lib/format/format-date.ts';
import { focusNeighborOnRemove } from '@/lib/dom/focus-neighbor-on-remove.ts';
import { CATEGORY_LABELS, EXPERIENCE_LABELS, JOB_TYPE_LABELS, labelOf } from '@/lib/rules/job-options.ts';
import { companySlug } from '@/lib/page/company-slug.ts';
import { VerifiedMark } from '@/light/marks/verified-mark.tsx';
import { Said } from '@/lib/language/said.tsx';
import { t } from '@/lib/language/t.ts';
import { CompanyLogo } from './company-logo.tsx';
import type { VisitSource } from '../search/last-search.ts';
import { JobPay } from './job-pay.tsx';
import styles from './job-card.module.css';

/** What every list knows of a listing. */
type Known = Pick<JobCardBody, 'id' | 'title' | 'company' | 'location' | 'description'>;

/** What a card shows of a listing; some lists do not have everything. */
export type JobCardContent = Known & Partial<Omit<JobCardBody, keyof Known>>;

interface JobCardProps {
  job: JobCardContent;
  /** In the upper corner: the save button. */
  corner?: ReactNode;
  /** At the bottom: the apply button. */
  action?: ReactNode;
  /** “Back to Jobs” on the listing's page returns here. */
  fromSearch?: boolean;
  /** The source of the view; by default the search with `fromSearch`. */
  source?: VisitSource;
}

/** A listing in a list. The whole card links to its page. */
export function JobCard(props: JobCardProps) {
  const { job, corner, action } = props;
  return (
    <article ref={focusNeighborOnRemove} className={styles.card}>
      <CompanyLogo employerId={job.employerId} company={job.company} own={job.workplaceLogo} />
      <CardHead {...props} />
      {corner === undefined ? null : (
        <div className={styles.corner} data-needs-scripts>
          {corner}
        </div>
      )}
      <CardFacts job={job} />
      <p className={styles.description} dir="auto" lang={job.writtenIn ?? undefined}>
        {job.description}
      </p>
      <div className={styles.foot}>
        <CardTags job={job} />
        {action === undefined ? null : (
          <div className={styles.action} data-needs-scripts>
            {action}
          </div>
        )}
      </div>
    </article>
  );
}

function CardHead({ job, fromSearch, source }: JobCardProps) {
  return (
    <div className={styles.head}>
      <h3 dir="auto" lang={job.writtenIn ?? undefined}>
        <Link
          to="/jobs/$id"
          params={{ id: job.id }}
          state={{ ...(fromSearch && { fromSearch }), ...(source && { source }) }}
          className={styles.link}
        >
          {job.title}
        </Link>
      </h3>
      <p className={styles.company} dir="auto">
        {job.employerId ? (
          <Link to="/companies/$slug" params={{ slug: companySlug(job.employerId, job.company) }}>
            {job.company}
          </Link>
        ) : (
          job.company
        )}{' '}
        {job.isTrusted ? <VerifiedMark /> : null}
      </p>
      {job.because === undefined ? null : (
        <p className={styles.because}>
          <Said text={job.because} />
        </p>
      )}
    </div>
  );
}

function CardFacts({ job }: Pick<JobCardProps, 'job'>) {
  return (
    <FactList isDense>
      <li>
        <Icon name="pin" /> {job.location}
        {job.distance === undefined ? null : ` · ${distanceText(job.distance)}`}
      </li>
      <li>
        <Icon name="wallet" />
        <span>
          <JobPay job={job} />
        </span>
      </li>
      {job.facts?.housing === 'free' || job.facts?.housing === 'paid' ? (
        <li>
          <Icon name="check" /> {t('Housing')}
        </li>
      ) : null}
      {job.facts?.visaSponsorship ? (
        <li>
          <Icon name="check" /> {t('Visa sponsorship')}
        </li>
      ) : null}
      {job.postedAt ? (
        <li>
          <Icon name="calendar" />
          <time dateTime={job.postedAt} suppressHydrationWarning>
            {t('Posted {postedAt}', { postedAt: formatDaysAgo(job.postedAt, new Date()) })}
          </time>
        </li>
      ) : null}
    </FactList>
  );
}

function CardTags({ job }: Pick<JobCardProps, 'job'>) {
  const tag = tagOf(job);
  return (
    <ul className={styles.tags}>
      {job.isPremium ? (
        <li className={styles.premium}>
          <Icon name="star" /> {t('Premium')}
        </li>
      ) : null}
      {tag === undefined ? null : <li className={styles.tag}>{tag}</li>}
      {job.salaryMatch ? (
        <li className={styles.match}>
          <Icon name="check" /> {t('In your salary range')}
        </li>
      ) : null}
    </ul>
  );
}

/** As in “12 km away”. */
function distanceText(kilometers: number): string {
  return kilometers === 0 ? t('less than 1 km away') : t('{kilometers} km away', { kilometers });
}

/** The first known of job type, category and experience. */
export function tagOf({ jobType, category, experience }: JobCardContent): string | undefined {
  if (jobType) return labelOf(JOB_TYPE_LABELS, jobType);
  if (category) return labelOf(CATEGORY_LABELS, category);
  return experience ? labelOf(EXPERIENCE_LABELS, experience) : undefined;
}
