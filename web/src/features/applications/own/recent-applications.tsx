import { useQuery } from '@tanstack/react-query';
import { Flex } from 'antd';
import { Loaded } from '@/components/states/loaded.tsx';
import { t } from '@/lib/language/t.ts';
import { ownApplicationsQuery } from '../application-queries.ts';
import { formatDate } from '@/lib/format/format-date.ts';
import { JobLink } from './job-link.tsx';
import { NoApplications } from './no-applications.tsx';
import { StatusLink } from './status-link.tsx';
import styles from './own-applications.module.css';

/** How many applications count as recent activity. */
const RECENT = 3;

/** A short list of the signed-in job seeker's latest applications. */
export function RecentApplications() {
  return (
    <Loaded query={useQuery(ownApplicationsQuery)} failureTitle={t('We couldn’t load your applications')}>
      {(applications) =>
        applications.length === 0 ? (
          <NoApplications />
        ) : (
          <ul className={styles.recent}>
            {applications.slice(0, RECENT).map(({ job, appliedAt, ...application }) => (
              <li key={application.id}>
                <Flex vertical className={styles.job}>
                  <JobLink job={job} />
                  <span dir="auto">{job.company}</span>
                </Flex>
                <Flex wrap align="center" gap="small">
                  <StatusLink application={{ ...application, job }} />
                  <span>{t('Applied {appliedAt}', { appliedAt: formatDate(appliedAt) })}</span>
                </Flex>
              </li>
            ))}
          </ul>
        )
      }
    </Loaded>
  );
}
