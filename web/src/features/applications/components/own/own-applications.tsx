import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { AppliedJobBody } from '@/api/generated/types.gen';
import { DataTable } from '@/public/data-table.tsx';
import { LoadFailure } from '@/components/load-failure.tsx';
import { Skeleton } from '@/public/skeleton.tsx';
import { StatusTag } from '@/components/status-tag.tsx';
import { formatDate } from '@/lib/format-date.ts';
import { ownApplicationsQuery } from '@/features/applications/application-queries.ts';
import { JobLink } from './job-link.tsx';
import { NoApplications } from './no-applications.tsx';
import styles from './own-applications.module.css';
import { RecentApplications } from './recent-applications.tsx';

const COLUMNS = ['Job', 'Company', 'Location', 'Status', 'Applied'];

/** How many applications count as recent activity. */
const RECENT = 3;

interface OwnApplicationsProps {
  /** Shows the latest few in short. */
  recent?: boolean;
  /** The way to write to the employer of a listing. */
  renderContact?: (job: AppliedJobBody) => ReactNode;
}

/** The applications of the job seeker who is signed in. */
export function OwnApplications({ recent = false, renderContact }: OwnApplicationsProps) {
  const { data: applications, error, refetch } = useQuery(ownApplicationsQuery);
  if (!applications) {
    return error ? (
      <LoadFailure title="Failed to load your applications" error={error} onRetry={() => void refetch()} />
    ) : (
      <Skeleton height="4rem" />
    );
  }
  if (applications.length === 0) return <NoApplications />;
  if (recent) return <RecentApplications applications={applications.slice(0, RECENT)} />;
  return (
    <DataTable label="My applications" columns={renderContact ? [...COLUMNS, 'Contact'] : COLUMNS}>
      {applications.map(({ id, job, status, appliedAt }) => (
        <tr key={id}>
          <th scope="row">
            <JobLink id={job.id} title={job.title} />
          </th>
          <td data-label="Company">{job.company}</td>
          <td data-label="Location">{job.location}</td>
          <td data-label="Status">
            <StatusTag status={status} />
          </td>
          <td data-label="Applied">
            <time dateTime={appliedAt}>{formatDate(appliedAt)}</time>
          </td>
          {renderContact ? <td className={styles.contact}>{renderContact(job)}</td> : null}
        </tr>
      ))}
    </DataTable>
  );
}
