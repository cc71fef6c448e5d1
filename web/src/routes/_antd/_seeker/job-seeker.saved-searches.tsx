import { useQuery } from '@tanstack/react-query';
import { createFileRoute, Link } from '@tanstack/react-router';
import { Alert } from 'antd';
import { notificationsQuery } from '@/features/account/account-queries.ts';
import { SavedSearchesPage } from '@/features/saved-searches/saved-searches-page.tsx';
import { alertScheduleQuery, savedSearchesQuery } from '@/features/saved-searches/saved-search-queries.ts';

export const Route = createFileRoute('/_antd/_seeker/job-seeker/saved-searches')({
  loader: ({ context: { queryClient } }) => {
    void queryClient.prefetchQuery(savedSearchesQuery);
    void queryClient.prefetchQuery(alertScheduleQuery);
  },
  head: () => ({ meta: [{ title: 'Saved Searches · Wayfare' }] }),
  component: SavedSearches,
});

function SavedSearches() {
  const { data } = useQuery(notificationsQuery);
  return <SavedSearchesPage notice={<NoAlerts />} areMailed={data?.isAvailable === true && data.streams.alerts} />;
}

/** Explains why there are no alerts. */
function NoAlerts() {
  const { data } = useQuery(notificationsQuery);
  if (!data) return null;
  if (!data.isAvailable) return <Alert showIcon title="This site does not send email, so there are no alerts." />;
  if (data.streams.alerts) return null;
  return (
    <Alert
      type="warning"
      showIcon
      title={
        <>
          You have turned off job alerts. Turn them on in your <Link to="/settings">settings</Link>.
        </>
      }
    />
  );
}
