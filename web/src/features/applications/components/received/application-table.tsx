import { Link } from '@tanstack/react-router';
import type { ReceivedApplicationBody } from '../../../../api/generated/types.gen';
import { Avatar } from '../../../../components/avatar.tsx';
import { DataTable } from '../../../../components/data-table.tsx';
import { StatusBadge } from '../../../../components/status-badge.tsx';
import { formatDate } from '../../../../lib/format-date.ts';
import styles from './application-table.module.css';

/** Received applications in a table, each leading to its review. */
export function ApplicationTable({ applications }: { applications: readonly ReceivedApplicationBody[] }) {
  return (
    <DataTable label="Applications" columns={['Applicant', 'Job', 'Status', 'Applied']}>
      {applications.map(({ id, user, jobSeekerProfile, job, status, appliedAt }) => (
        <tr key={id}>
          <th scope="row">
            <span className={styles.person}>
              <Avatar name={user.fullName} image={user.avatar} />
              <span>
                <Link to="/employer/application/$id" params={{ id: String(id) }}>
                  {user.fullName}
                </Link>
                {jobSeekerProfile.headline ? <small>{jobSeekerProfile.headline}</small> : null}
              </span>
            </span>
          </th>
          <td data-label="Job">{job.title}</td>
          <td data-label="Status">
            <StatusBadge status={status} />
          </td>
          <td data-label="Applied">{formatDate(appliedAt)}</td>
        </tr>
      ))}
    </DataTable>
  );
}
