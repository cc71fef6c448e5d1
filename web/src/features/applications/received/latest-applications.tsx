import { useInfiniteQuery } from '@tanstack/react-query';
import { Flex } from 'antd';
import { ButtonLink } from '@/components/layout/button-link.tsx';
import { EmptyState } from '@/components/states/empty-state.tsx';
import { Loaded } from '@/components/states/loaded.tsx';
import { t } from '@/lib/language/t.ts';
import { receivedApplicationsQuery } from './received-application-queries.ts';
import { ApplicationRecordTable } from './list/application-record-table.tsx';

/** How many applications the dashboard shows. */
const LATEST = 5;

/** The latest applications to an employer's listings, with a link to all of them. */
export function LatestApplications() {
  const query = useInfiniteQuery({
    ...receivedApplicationsQuery({ limit: LATEST }),
    select: ({ pages }) => (pages[0]?.items ?? []).slice(0, LATEST),
  });
  return (
    <Loaded query={query} failureTitle={t('We couldn’t load applications')}>
      {(applications) =>
        applications.length === 0 ? (
          <EmptyState text={t('No applications yet')} hint={t('Applications to your listings appear here.')} />
        ) : (
          <Flex vertical gap="large">
            <h2 className="visually-hidden">{t('Applications')}</h2>
            <ApplicationRecordTable applications={applications} />
            <ButtonLink to="/employer/applications" style={{ alignSelf: 'center' }}>
              {t('View All Applications')}
            </ButtonLink>
          </Flex>
        )
      }
    </Loaded>
  );
}
