import type { ReceivedApplicationBody } from '@/api/generated/types.gen';
import { RecordTable, type RecordColumn } from '@/components/lists/record-table.tsx';
import { closedNote } from '@/features/applications/received/closed-note.ts';
import type { ReceivedApplicationsSearch } from '@/features/applications/received/received-applications-search.ts';
import { formatDate } from '@/lib/format/format-date.ts';
import { UndoBar } from './move/undo-bar.tsx';
import { ApplicantName } from './applicant-name.tsx';
import { ApplicationPreview } from '@/features/applications/components/received/review/application-preview.tsx';
import { StatusSelect } from '@/features/applications/components/received/review/status-select.tsx';

const JOB: RecordColumn<ReceivedApplicationBody> = { title: 'Job', render: ({ job }) => job.title };

const columns = (filter: ReceivedApplicationsSearch | undefined): RecordColumn<ReceivedApplicationBody>[] => [
  { title: 'Applicant', render: (application) => <ApplicantName application={application} filter={filter} /> },
  ...(filter?.jobId === undefined ? [JOB] : []),
  {
    title: 'Status',
    width: '13rem',
    render: (application) => (
      <StatusSelect application={application} label={`Status of ${application.user.fullName}`} />
    ),
  },
  { title: 'Applied', width: '9.5rem', render: ({ appliedAt }) => formatDate(appliedAt) },
];

const PREVIEW = {
  label: ({ user }: ReceivedApplicationBody) => `Preview of ${user.fullName}'s application`,
  render: (application: ReceivedApplicationBody) => <ApplicationPreview application={application} />,
};

interface ApplicationRecordTableProps {
  applications: readonly ReceivedApplicationBody[] | undefined;
  /** Whether newer rows are loading. */
  isStale?: boolean;
  /** The list that the review steps through. */
  filter?: ReceivedApplicationsSearch;
  /** Ids of the selected applications; without them, rows are not selectable. */
  selected?: readonly number[];
  onSelect?: (ids: readonly number[]) => void;
}

/** Received applications in a table, with a preview of each. */
export function ApplicationRecordTable(props: ApplicationRecordTableProps) {
  const { applications, isStale = false, filter, selected, onSelect } = props;
  const selection = selected &&
    onSelect && {
      selected,
      onSelect,
      label: ({ user }: ReceivedApplicationBody) => `Select ${user.fullName}`,
      isDisabled: (application: ReceivedApplicationBody) => closedNote(application) !== undefined,
    };
  return (
    <>
      <RecordTable
        label="Applications"
        columns={columns(filter)}
        rows={applications}
        isStale={isStale}
        details={PREVIEW}
        selection={selection}
      />
      <UndoBar />
    </>
  );
}
