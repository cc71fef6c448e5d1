import { useQuery } from '@tanstack/react-query';
import { EmptyState } from '@/components/states/empty-state.tsx';
import { Loaded } from '@/components/states/loaded.tsx';
import { SlicedList } from '@/components/lists/sliced-list.tsx';
import { jobApplicationsQuery } from '@/features/applications/received/received-application-queries.ts';
import { ApplicationRecordTable } from './application-record-table.tsx';

/** The applications to one listing. */
export function JobApplications({ jobId }: { jobId: number }) {
  return (
    <Loaded query={useQuery(jobApplicationsQuery(jobId))} failureTitle="We couldn’t load applications">
      {(applications) =>
        applications.length === 0 ? (
          <EmptyState text="No applications yet" hint="Share the listing to reach more people." />
        ) : (
          <SlicedList items={applications} what="applications" step={20}>
            {(shown) => <ApplicationRecordTable applications={shown} filter={{ jobId }} />}
          </SlicedList>
        )
      }
    </Loaded>
  );
}
