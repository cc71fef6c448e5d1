import type { ReceivedApplicationBody } from '@/api/generated/types.gen';
import { RecordTable, type RecordColumn } from '@/components/record-table.tsx';
import { StatusTag } from '@/components/status-tag.tsx';
import { formatDate } from '@/lib/format-date.ts';
import { ApplicantName } from './applicant-name.tsx';
import { ApplicationPreview } from './application-preview.tsx';

const COLUMNS: readonly RecordColumn<ReceivedApplicationBody>[] = [
  { title: 'Applicant', render: (application) => <ApplicantName application={application} /> },
  { title: 'Job', render: ({ job }) => job.title },
  { title: 'Status', width: '9rem', render: ({ status }) => <StatusTag status={status} /> },
  { title: 'Applied', width: '9.5rem', render: ({ appliedAt }) => formatDate(appliedAt) },
];

const PREVIEW = {
  label: ({ user }: ReceivedApplicationBody) => `Preview of ${user.fullName}'s application`,
  render: (application: ReceivedApplicationBody) => <ApplicationPreview application={application} />,
};

interface ApplicationRecordTableProps {
  applications: readonly ReceivedApplicationBody[] | undefined;
  isStale: boolean;
}

/** Any number of received applications in a table, each opening to what it says. */
export function ApplicationRecordTable({ applications, isStale }: ApplicationRecordTableProps) {
  return <RecordTable label="Applications" columns={COLUMNS} rows={applications} isStale={isStale} details={PREVIEW} />;
}
