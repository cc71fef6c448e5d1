import type { ReceivedApplicationBody } from '@/api/generated/types.gen';
import { RecordTable, type RecordColumn } from '@/components/lists/record-table.tsx';
import { spokenLanguage } from '@/lib/words/spoken-languages.ts';
import { storedWord } from '@/lib/words/stored-words.ts';
import { t } from '@/lib/language/t.ts';
import { closedNote } from '../review/closed-note.ts';
import type { ReceivedApplicationsSearch, ReceivedOrder } from './received-applications-search.ts';
import { ApplicationPreview } from '../review/application-preview.tsx';
import { ResumeLink } from '../review/resume-link.tsx';
import { StatusSelect } from '../review/status-select.tsx';
import { formatListTime } from '@/lib/format/list-time.ts';
import { formatInstant } from '@/lib/format/format-time.ts';
import { ApplicantName } from '../applicant-name.tsx';
import { AnswersMark } from '../answers-mark.tsx';
import { UndoBar } from '../move/undo-bar.tsx';
import { listOf } from '@/lib/format/list-of.ts';

type Column = RecordColumn<ReceivedApplicationBody>;

const JOB: Column = {
  title: t('Job'),
  width: '8rem',
  render: ({ job }) => (
    <span dir="auto" title={job.title}>
      {job.title}
    </span>
  ),
};

const FACTS: Column[] = [
  {
    title: t('Place'),
    width: '6.5rem',
    isExtra: true,
    sorts: { ascend: 'place' },
    render: ({ jobSeekerProfile: { location } }) =>
      location ? (
        <span dir="auto" title={location}>
          {location}
        </span>
      ) : null,
  },
  {
    title: t('Languages'),
    width: '6rem',
    isExtra: true,
    render: ({ jobSeekerProfile: { languages } }) =>
      languages.length === 0 ? null : (
        <span
          title={languages
            .map(({ language, proficiency }) => `${spokenLanguage(language)}, ${storedWord(proficiency)}`)
            .join('; ')}
        >
          {listOf(languages.map(({ language }) => spokenLanguage(language)))}
        </span>
      ),
  },
  {
    title: t('Years'),
    width: '4.75rem',
    isExtra: true,
    sorts: { descend: 'experience' },
    render: ({ jobSeekerProfile }) => jobSeekerProfile.experience,
  },
];

const ASSIGNEE: Column = {
  title: t('Assigned to'),
  width: '7rem',
  render: ({ assignee }) =>
    assignee ? (
      <span dir="auto" title={assignee.fullName}>
        {assignee.fullName}
      </span>
    ) : null,
};

const columns = (filter: ReceivedApplicationsSearch | undefined, isAssigned: boolean): Column[] => [
  {
    title: t('Applicant'),
    sorts: { ascend: 'name' },
    render: (application) => <ApplicantName application={application} filter={filter} />,
  },
  ...FACTS,
  {
    title: t('Resume'),
    width: '5rem',
    isExtra: true,
    render: (application) =>
      application.resume === null ? null : (
        <ResumeLink
          application={application}
          label={t('Resume of {fullName}', { fullName: application.user.fullName })}
        />
      ),
  },
  {
    title: t('Answers'),
    width: '5.75rem',
    render: ({ answers }) => (answers.length === 0 ? null : <AnswersMark answers={answers} />),
  },
  ...(filter?.jobId === undefined ? [JOB] : []),
  ...(isAssigned ? [ASSIGNEE] : []),
  {
    title: t('Status'),
    width: '9.5rem',
    sorts: { ascend: 'status' },
    render: (application) => (
      <StatusSelect
        application={application}
        label={t('Status of {fullName}', { fullName: application.user.fullName })}
        size="small"
      />
    ),
  },
  {
    title: t('Applied'),
    width: '5.75rem',
    sorts: { ascend: 'oldest', descend: 'newest' },
    render: ({ appliedAt }) => (
      <time dateTime={appliedAt} title={formatInstant(appliedAt)}>
        {formatListTime(appliedAt, new Date())}
      </time>
    ),
  },
];

const PREVIEW = {
  label: ({ user }: ReceivedApplicationBody) => t("Preview of {fullName}'s application", { fullName: user.fullName }),
  render: (application: ReceivedApplicationBody) => <ApplicationPreview application={application} />,
};

interface ApplicationRecordTableProps {
  applications: readonly ReceivedApplicationBody[] | undefined;
  /** Whether newer rows are loading. */
  isStale?: boolean;
  /** The list that the review steps through. */
  filter?: ReceivedApplicationsSearch;
  onSort?: (sort: ReceivedOrder | undefined) => void;
  /** Ids of the selected applications; without them, rows are not selectable. */
  selected?: readonly number[];
  onSelect?: (ids: readonly number[]) => void;
}

/** Received applications in a table, with a preview of each. */
export function ApplicationRecordTable(props: ApplicationRecordTableProps) {
  const { applications, isStale = false, filter, onSort, selected, onSelect } = props;
  const selection = selected &&
    onSelect && {
      selected,
      onSelect,
      label: ({ user }: ReceivedApplicationBody) => t('Select {name}', { name: user.fullName }),
      isDisabled: (application: ReceivedApplicationBody) => closedNote(application) !== undefined,
    };
  const shown = columns(filter, applications?.some(({ assignee }) => assignee !== null) ?? false);
  return (
    <>
      <RecordTable
        label={t('Applications')}
        isCompact
        columns={onSort ? shown : shown.map(({ sorts: _sorts, ...column }) => column)}
        rows={applications}
        isStale={isStale}
        details={PREVIEW}
        selection={selection}
        sort={filter?.sort ?? 'newest'}
        onSort={(sort) => onSort?.(sort as ReceivedOrder | undefined)}
      />
      <UndoBar />
    </>
  );
}
