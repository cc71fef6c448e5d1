import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { JobFactsBody, PayPeriod } from '@/api/generated/types.gen';
import { FactList } from '@/public/blocks/fact-list.tsx';
import { Icon } from '@/public/marks/icon.tsx';
import { formatDaysAgo } from '@/lib/format/format-date.ts';
import { focusNeighborOnRemove } from '@/lib/dom/focus-neighbor-on-remove.ts';
import { CATEGORY_LABELS, EXPERIENCE_LABELS, JOB_TYPE_LABELS, labelOf } from '@/lib/rules/job-options.ts';
import { companySlug } from '@/lib/page/company-slug.ts';
import { VerifiedMark } from '@/public/marks/verified-mark.tsx';
import { CompanyLogo } from './company-logo.tsx';
import type { VisitSource } from '@/features/jobs/search/last-search.ts';
import { JobPay } from './job-pay.tsx';
import styles from './job-card.module.css';

/** What a card shows of a listing; what a list does not know is left out. */
export interface JobCardContent {
  id: number;
  title: string;
  company: string;
  location: string;
  description: string;
  employerId?: number | null;
  salary?: string | null;
  asksQuestions?: boolean;
  minSalary?: number | null;
  maxSalary?: number | null;
  payPeriod?: PayPeriod;
  currency?: string;
  facts?: JobFactsBody;
  jobType?: string | null;
  category?: string | null;
  experience?: string | null;
  postedAt?: string | null;
  isPremium?: boolean;
  isTrusted?: boolean;
  salaryMatch?: boolean;
  match?: 'word' | 'part';
  /** Why it fits a search that it does not match. */
  because?: string;
  /** Kilometers from the place that the search asks for. */
  distance?: number;
}

interface JobCardProps {
  job: JobCardContent;
  /** Stands in the upper corner: the button that saves. */
  corner?: ReactNode;
  /** Stands at the foot: the button that applies. */
  action?: ReactNode;
  /** The way back from the listing's page leads here. */
  fromSearch?: boolean;
  /** What led to the listing; the search, where the way back leads there. */
  source?: VisitSource;
}

/** A listing in a list. The whole card leads to its page. */
export function JobCard({ job, corner, action, fromSearch, source }: JobCardProps) {
  const tag = tagOf(job);
  return (
    <article ref={focusNeighborOnRemove} className={styles.card}>
      <CompanyLogo employerId={job.employerId} company={job.company} />
      <div className={styles.head}>
        <h3>
          <Link
            to="/jobs/$id"
            params={{ id: String(job.id) }}
            state={{ ...(fromSearch && { fromSearch }), ...(source && { source }) }}
            className={styles.link}
          >
            {job.title}
          </Link>
        </h3>
        <p className={styles.company}>
          {job.employerId ? (
            <Link to="/companies/$slug" params={{ slug: companySlug(job.employerId, job.company) }}>
              {job.company}
            </Link>
          ) : (
            job.company
          )}{' '}
          {job.isTrusted ? <VerifiedMark /> : null}
        </p>
        {job.because === undefined ? null : <p className={styles.because}>{job.because}</p>}
      </div>
      {corner === undefined ? null : (
        <div className={styles.corner} data-needs-scripts>
          {corner}
        </div>
      )}
      <p className={styles.description}>{job.description}</p>
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
        {job.postedAt ? (
          <li>
            <Icon name="calendar" />
            <time dateTime={job.postedAt} suppressHydrationWarning>
              Posted {formatDaysAgo(job.postedAt, new Date())}
            </time>
          </li>
        ) : null}
      </FactList>
      <div className={styles.foot}>
        <ul className={styles.tags}>
          {job.isPremium ? (
            <li className={styles.premium}>
              <Icon name="star" /> Premium
            </li>
          ) : null}
          {tag === undefined ? null : <li className={styles.tag}>{tag}</li>}
          {job.facts?.housing === 'free' || job.facts?.housing === 'paid' ? (
            <li className={styles.tag}>Housing</li>
          ) : null}
          {job.salaryMatch ? (
            <li className={styles.match}>
              <Icon name="check" /> In your salary range
            </li>
          ) : null}
        </ul>
        {action === undefined ? null : (
          <div className={styles.action} data-needs-scripts>
            {action}
          </div>
        )}
      </div>
    </article>
  );
}

/** As in “12 km away”. */
function distanceText(kilometers: number): string {
  return kilometers === 0 ? 'less than 1 km away' : `${kilometers} km away`;
}

/** The one thing to say about the kind of job: the first that is known. */
export function tagOf({ jobType, category, experience }: JobCardContent): string | undefined {
  if (jobType) return labelOf(JOB_TYPE_LABELS, jobType);
  if (category) return labelOf(CATEGORY_LABELS, category);
  return experience ? labelOf(EXPERIENCE_LABELS, experience) : undefined;
}
