import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type {
  ConversationListItemBody,
  EmployerJobBody,
  EmployerSummaryBody,
  InterviewBody,
} from '@/api/generated/types.gen';
import type { Page } from '@/api/page.ts';
import { Panel } from '@/components/layout/panel.tsx';
import { applicationSummaryQuery } from '@/features/applications/received/summary-query.ts';
import { upcomingInterviewsQuery } from '@/features/interviews/interview-queries.ts';
import { interviewsOn } from '@/features/interviews/interview-times.ts';
import { employerJobsQuery } from '@/features/jobs/manage/list/employer-jobs-query.ts';
import { unansweredQuery } from '@/features/messaging/messaging-queries.ts';
import { useMayHire } from '@/lib/access/company-role.ts';
import { useNow } from '@/lib/format/use-now.ts';
import { formatTimeOfDay } from '@/lib/format/format-time.ts';
import { t } from '@/lib/language/t.ts';
import styles from './-today.module.css';

const NONE = { items: [], total: 0 };

const WEEK = 7 * 24 * 60 * 60_000;

/** What waits for the employer; hidden until it is known, and if nothing waits. */
export function Today() {
  const summary = useQuery(applicationSummaryQuery).data;
  const questions = useQuery({ ...unansweredQuery, enabled: useMayHire() }).data ?? NONE;
  const now = useNow();
  const interviews = interviewsOn(now, useQuery(upcomingInterviewsQuery).data);
  const jobs = useQuery(employerJobsQuery).data ?? [];
  const rejected = jobs.filter(({ isRejected, isArchived }) => isRejected && !isArchived);
  const ending = jobs.filter(endsThisWeek);
  const { unreadApplications = 0, waitingApplications = 0 } = summary ?? {};
  const waiting = interviews.length + unreadApplications + waitingApplications + questions.total;
  if (waiting + rejected.length + ending.length === 0) return null;
  return (
    <Panel title={t('Today')}>
      <ul className={styles.list}>
        <InterviewsToday interviews={interviews} />
        {summary ? <Unread summary={summary} /> : null}
        <Questions {...questions} />
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

function InterviewsToday({ interviews }: { interviews: readonly InterviewBody[] }) {
  if (interviews.length === 0) return null;
  return (
    <li>
      {t('{count, plural, one {# interview today} other {# interviews today}}', { count: interviews.length })}
      <span className={styles.parts}>
        {interviews.map(({ id, applicationId, applicantName, jobTitle, startsAt }) => {
          const what = (
            <>
              <time dateTime={startsAt ?? ''}>{formatTimeOfDay(startsAt ?? '')}</time> <bdi>{applicantName}</bdi> ·{' '}
              <bdi>{jobTitle}</bdi>
            </>
          );
          return applicationId === null ? (
            <span key={id}>{what}</span>
          ) : (
            <Link key={id} to="/employer/application/$id" params={{ id: applicationId }}>
              {what}
            </Link>
          );
        })}
      </span>
    </li>
  );
}

function Unread({ summary }: { summary: EmployerSummaryBody }) {
  const { unreadApplications, unreadListings, unreadByListing } = summary;
  if (unreadApplications === 0) return null;
  return (
    <li>
      <Link to="/employer/applications" search={{ unread: true }}>
        {t('{count, plural, one {# unread applicant} other {# unread applicants}}', { count: unreadApplications })}
      </Link>
      <span className={styles.parts}>
        {unreadByListing.map(({ jobId, title, unread }) => (
          <Link key={jobId} to="/employer/applications" search={{ jobId, unread: true }}>
            <bdi>{title}</bdi>: {unread}
          </Link>
        ))}
        {unreadListings > unreadByListing.length ? (
          <Link to="/employer/applications" search={{ unread: true }}>
            {t('{count, plural, one {and # more listing} other {and # more listings}}', {
              count: unreadListings - unreadByListing.length,
            })}
          </Link>
        ) : null}
      </span>
    </li>
  );
}

/** Conversations in which the applicant wrote last. */
function Questions({ items, total }: Pick<Page<ConversationListItemBody>, 'items' | 'total'>) {
  if (total === 0) return null;
  return (
    <li>
      <Link to="/messages" search={{ unanswered: true }}>
        {t(
          '{count, plural, one {# conversation waiting for your reply} other {# conversations waiting for your reply}}',
          { count: total },
        )}
      </Link>
      <span className={styles.parts}>
        {items.map(({ conversation, otherUser }) => (
          <Link key={conversation.id} to="/messages" search={{ unanswered: true, conversationId: conversation.id }}>
            <bdi>{otherUser.fullName}</bdi>
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
