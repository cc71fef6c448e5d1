import { useQuery } from '@tanstack/react-query';
import { Flex } from 'antd';
import { ApiError } from '@/api/api-error.ts';
import { LoadFailure } from '@/components/states/load-failure.tsx';
import { Loading } from '@/components/states/loading.tsx';
import { Panel } from '@/components/layout/panel.tsx';
import { PublicProfileParts } from '@/features/profiles/public/public-profile-parts.tsx';
import { applicantProfileQuery } from '@/features/applications/received/received-application-queries.ts';
import { PUBLIC_TABS } from '@/features/profiles/profile-search.ts';
import { t } from '@/lib/language/t.ts';

export function ApplicantProfile({ applicationId }: { applicationId: number }) {
  const { data: profile, error, refetch } = useQuery(applicantProfileQuery(applicationId));
  return (
    <Panel>
      {profile ? (
        <Flex vertical gap="large">
          {PUBLIC_TABS.map((tab) => (
            <PublicProfileParts key={tab} profile={profile} tab={tab} />
          ))}
        </Flex>
      ) : error instanceof ApiError && error.status === 404 ? (
        <p>{t("This applicant's profile is private, and the application was withdrawn.")}</p>
      ) : error ? (
        <LoadFailure title={t('Failed to load profile')} error={error} onRetry={() => void refetch()} />
      ) : (
        <Loading paragraph={{ rows: 8 }} />
      )}
    </Panel>
  );
}
