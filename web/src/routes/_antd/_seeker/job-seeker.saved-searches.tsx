import { useQuery } from '@tanstack/react-query';
import { createFileRoute, Link } from '@tanstack/react-router';
import { Alert } from 'antd';
import { notificationsQuery } from '@/features/account/account-queries.ts';
import { SavedSearchesPage } from '@/features/saved-searches/saved-searches-page.tsx';
import { alertScheduleQuery, savedSearchesQuery } from '@/features/saved-searches/saved-search-queries.ts';
import { t } from '@/lib/language/t.ts';
import { Trans } from '@/lib/language/trans.tsx';

export const Route = createFileRoute('/_antd/_seeker/job-seeker/saved-searches')({
  loader: ({ context: { queryClient } }) => {
    void queryClient.prefetchQuery(savedSearchesQuery);
    void queryClient.prefetchQuery(alertScheduleQuery);
  },
  head: () => ({ meta: [{ title: t('Saved Searches · Wayfare') }] }),
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
  if (!data.isAvailable) return <Alert showIcon title={t('This site does not send email, so there are no alerts.')} />;
  if (data.streams.alerts) return null;
  return (
    <Alert
      type="warning"
      showIcon
      title={
        <>
          <Trans
            id="You have turned off job alerts. Turn them on in your <0>settings</0>."
            components={{ 0: <Link to="/settings" /> }}
          />
        </>
      }
    />
  );
}
