import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { EmployerSummaryBody, EmployerJobBody } from '@/api/generated/types.gen';
import { Panel } from '@/components/layout/panel.tsx';
import { applicationSummaryQuery } from '@/features/applications/received/summary-query.ts';
import { employerJobsQuery } from '@/features/jobs/manage/list/employer-jobs-query.ts';
import { unreadQuery } from '@/features/messaging/unread-query.ts';
import { t } from '@/lib/language/t.ts';
import styles from './-today.module.css';

const WEEK = 7 * 24 * 60 * 60_000;

/** What waits for the employer; hidden until it is known, and if nothing waits. */
export function Today() {
  const summary = useQuery(applicationSummaryQuery).data;
  const messages = useQuery(unreadQuery).data?.unreadCount ?? 0;
  const jobs = useQuery(employerJobsQuery).data ?? [];
  const rejected = jobs.filter(({ isRejected, isArchived }) => isRejected && !isArchived);
  const ending = jobs.filter(endsThisWeek);
  const { unreadApplications = 0, unreadByListing = [], waitingApplications = 0 } = summary ?? {};
  if (unreadApplications + waitingApplications + messages + rejected.length + ending.length === 0) return null;
  return (
    <Panel title={t('Today')}>
      <ul className={styles.list}>
        <Unread count={unreadApplications} listings={unreadByListing} />
        {waitingApplications > 0 ? (
          <li>
            <Link to="/employer/applications" search={{ status: 'pending', sort: 'oldest' }}>
              {t(
                '{count, plural, one {# applicant without an answer for seven days} other {# applicants without an answer for seven days}}',
                { count: waitingApplications },
              )}
            </Link>
          </li>
        ) : null}
        {messages > 0 ? (
          <li>
            <Link to="/messages">
              {t('{count, plural, one {# unread message} other {# unread messages}}', { count: messages })}
            </Link>
          </li>
        ) : null}
        <Listings
          what={t('{count, plural, one {# listing not approved} other {# listings not approved}}', {
            count: rejected.length,
          })}
          jobs={rejected}
          to="/employer/edit-job/$id"
        />
        <Listings
          what={t('{count, plural, one {# listing ending this week} other {# listings ending this week}}', {
            count: ending.length,
          })}
          jobs={ending}
          to="/employer/job/$id"
        />
      </ul>
    </Panel>
  );
}

interface UnreadProps {
  count: number;
  listings: EmployerSummaryBody['unreadByListing'];
}

function Unread({ count, listings }: UnreadProps) {
  if (count === 0) return null;
  return (
    <li>
      <Link to="/employer/applications" search={{ unread: true }}>
        {t('{count, plural, one {# unread applicant} other {# unread applicants}}', { count })}
      </Link>
      <span className={styles.parts}>
        {listings.map(({ jobId, title, unread }) => (
          <Link key={jobId} to="/employer/applications" search={{ jobId, unread: true }}>
            <bdi>{title}</bdi>: {unread}
          </Link>
        ))}
      </span>
    </li>
  );
}

interface ListingsProps {
  /** How many they are, and why they are named. */
  what: string;
  jobs: readonly EmployerJobBody[];
  /** Where each is dealt with. */
  to: '/employer/job/$id' | '/employer/edit-job/$id';
}

function Listings({ what, jobs, to }: ListingsProps) {
  if (jobs.length === 0) return null;
  return (
    <li>
      {what}
      <span className={styles.parts}>
        {jobs.map(({ id, title }) => (
          <Link key={id} to={to} params={{ id }}>
            <bdi>{title}</bdi>
          </Link>
        ))}
      </span>
    </li>
  );
}

function endsThisWeek({ isOpen, closesAt }: EmployerJobBody): boolean {
  return isOpen && closesAt !== null && Date.parse(closesAt) - Date.now() < WEEK;
}
