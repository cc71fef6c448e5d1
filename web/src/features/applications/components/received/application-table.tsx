import type { ReceivedApplicationBody } from '@/api/generated/types.gen';
import { DataTable } from '@/public/data-table.tsx';
import { StatusTag } from '@/components/status-tag.tsx';
import { formatDate } from '@/lib/format-date.ts';
import { ApplicantName } from './applicant-name.tsx';

/** Some received applications in a table, each leading to its review. */
export function ApplicationTable({ applications }: { applications: readonly ReceivedApplicationBody[] }) {
  return (
    <DataTable label="Applications" columns={['Applicant', 'Job', 'Status', 'Applied']}>
      {applications.map((application) => (
        <tr key={application.id}>
          <th scope="row">
            <ApplicantName application={application} />
          </th>
          <td data-label="Job">{application.job.title}</td>
          <td data-label="Status">
            <StatusTag status={application.status} />
          </td>
          <td data-label="Applied">
            <time dateTime={application.appliedAt}>{formatDate(application.appliedAt)}</time>
          </td>
        </tr>
      ))}
    </DataTable>
  );
}
