import { useQuery } from '@tanstack/react-query';
import { Flex, Progress } from 'antd';
import { Bars } from '@/components/display/bars.tsx';
import { Loaded } from '@/components/states/loaded.tsx';
import { Panel } from '@/components/layout/panel.tsx';
import { t } from '@/lib/language/t.ts';
import { applicationSummaryQuery } from '../summary-query.ts';
import { APPLICATION_STATUSES, statusLabel } from '@/lib/rules/application-status.ts';
import { formatPercent, percentOf } from '@/lib/format/percent.ts';

/** Charts of applications per view and by status. */
export function ApplicationAnalytics() {
  return (
    <Loaded query={useQuery(applicationSummaryQuery)} failureTitle={t('We couldn’t load your stats')}>
      {({ totalApplications, totalViews, applicationsByStatus }) => {
        const rate = percentOf(totalApplications, totalViews);
        return (
          <>
            <Panel title={t('Application Rate')}>
              <Flex wrap align="center" gap="large">
                <Progress
                  type="circle"
                  percent={rate}
                  status="normal"
                  format={() => formatPercent(rate)}
                  aria-label={t('Application rate')}
                />
                <p style={{ flex: '1 1 10rem' }}>
                  {totalViews === 0
                    ? t('Nobody has viewed your listings yet.')
                    : t(
                        '{totalApplications, plural, one {# application} other {# applications}} from {totalViews, plural, one {# view} other {# views}}.',
                        { totalApplications, totalViews },
                      )}
                </p>
              </Flex>
            </Panel>
            <Panel title={t('Status Breakdown')}>
              <Bars
                label={t('Applications by status')}
                full={100}
                bars={APPLICATION_STATUSES.map((status) => {
                  const count = applicationsByStatus[status];
                  const share = percentOf(count, totalApplications);
                  return { label: statusLabel(status), value: share, text: `${formatPercent(share)} (${count})` };
                })}
              />
            </Panel>
          </>
        );
      }}
    </Loaded>
  );
}
