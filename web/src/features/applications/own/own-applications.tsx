import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { AppliedJobBody, OwnApplicationBody } from '@/api/generated/types.gen';
import { Loaded } from '@/components/states/loaded.tsx';
import { RecordTable, type RecordColumn } from '@/components/lists/record-table.tsx';
import { SlicedList } from '@/components/lists/sliced-list.tsx';
import { t } from '@/lib/language/t.ts';
import { ownApplicationsQuery } from '../application-queries.ts';
import { formatDate } from '@/lib/format/format-date.ts';
import { JobLink } from './job-link.tsx';
import { NoApplications } from './no-applications.tsx';
import { OwnApplication } from './own-application.tsx';
import { StatusLink } from './status-link.tsx';

const COLUMNS: readonly RecordColumn<OwnApplicationBody>[] = [
  { title: t('Job'), render: ({ job }) => <JobLink job={job} /> },
  { title: t('Company'), render: ({ job }) => job.company },
  { title: t('Location'), render: ({ job }) => job.location },
  { title: t('Status'), width: '9rem', render: (application) => <StatusLink application={application} /> },
  { title: t('Applied'), width: '9rem', render: ({ appliedAt }) => formatDate(appliedAt) },
];

interface OwnApplicationsProps {
  /** Lets the applicant contact the employer of a listing. */
  renderContact: (job: AppliedJobBody) => ReactNode;
  /** The interview for an application, if any. */
  renderInterview: (application: OwnApplicationBody) => ReactNode;
}

/** The signed-in job seeker's applications. */
export function OwnApplications({ renderContact, renderInterview }: OwnApplicationsProps) {
  const details = {
    label: ({ job }: OwnApplicationBody) => t('Details of your application for {title}', { title: job.title }),
    render: (application: OwnApplicationBody) => (
      <OwnApplication application={application} interview={renderInterview(application)} />
    ),
  };
  const columns = [
    ...COLUMNS,
    {
      title: t('Contact'),
      untitled: true,
      width: '12rem',
      render: ({ job }: OwnApplicationBody) => renderContact(job),
    },
  ];
  return (
    <Loaded query={useQuery(ownApplicationsQuery)} failureTitle={t('We couldn’t load your applications')}>
      {(applications) =>
        applications.length === 0 ? (
          <NoApplications />
        ) : (
          <SlicedList items={applications} what={t('applications')} step={20}>
            {(rows) => <RecordTable label={t('My applications')} columns={columns} rows={rows} details={details} />}
          </SlicedList>
        )
      }
    </Loaded>
  );
}
