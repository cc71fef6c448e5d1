import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { EmployerJobBody } from '@/api/generated/types.gen';
import { Panel } from '@/components/layout/panel.tsx';
import { applicationSummaryQuery } from '@/features/applications/received/received-application-queries.ts';
import { employerJobsQuery } from '@/features/jobs/manage/employer-jobs-query.ts';
import { unreadQuery } from '@/features/messaging/unread-query.ts';
import styles from './-today.module.css';

const WEEK = 7 * 24 * 60 * 60_000;

/** What waits for the employer; hidden until it is known, and if nothing waits. */
export function Today() {
  const summary = useQuery(applicationSummaryQuery).data;
  const messages = useQuery(unreadQuery).data?.unreadCount ?? 0;
  const ending = (useQuery(employerJobsQuery).data ?? []).filter(endsThisWeek);
  const { unreadApplications = 0, unreadByListing = [], waitingApplications = 0 } = summary ?? {};
  if (unreadApplications + waitingApplications + messages + ending.length === 0) return null;
  return (
    <Panel title="Today">
      <ul className={styles.list}>
        {unreadApplications > 0 ? (
          <li>
            <Link to="/employer/applications" search={{ unread: true }}>
              {counted(unreadApplications, 'unread applicant')}
            </Link>
            <span className={styles.parts}>
              {unreadByListing.map(({ jobId, title, unread }) => (
                <Link key={jobId} to="/employer/applications" search={{ jobId, unread: true }}>
                  <bdi>{title}</bdi>: {unread}
                </Link>
              ))}
            </span>
          </li>
        ) : null}
        {waitingApplications > 0 ? (
          <li>
            <Link to="/employer/applications" search={{ status: 'pending', sort: 'oldest' }}>
              {counted(waitingApplications, 'applicant')} without an answer for seven days
            </Link>
          </li>
        ) : null}
        {messages > 0 ? (
          <li>
            <Link to="/messages">{counted(messages, 'unread message')}</Link>
          </li>
        ) : null}
        {ending.length > 0 ? (
          <li>
            {counted(ending.length, 'listing')} ending this week
            <span className={styles.parts}>
              {ending.map(({ id, title }) => (
                <Link key={id} to="/employer/job/$id" params={{ id: String(id) }}>
                  <bdi>{title}</bdi>
                </Link>
              ))}
            </span>
          </li>
        ) : null}
      </ul>
    </Panel>
  );
}

function endsThisWeek({ isOpen, closesAt }: EmployerJobBody): boolean {
  return isOpen && closesAt !== null && Date.parse(closesAt) - Date.now() < WEEK;
}

function counted(count: number, what: string): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? what : `${what}s`}`;
}
