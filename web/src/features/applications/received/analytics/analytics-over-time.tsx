import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Button, Flex, Segmented, Select } from 'antd';
import { useState } from 'react';
import type { AnalyticsBody, VisitSource } from '@/api/generated/types.gen';
import { Bars } from '@/components/display/bars.tsx';
import { Panel } from '@/components/layout/panel.tsx';
import { RecordTable } from '@/components/lists/record-table.tsx';
import { EmptyState } from '@/components/states/empty-state.tsx';
import { Loaded } from '@/components/states/loaded.tsx';
import { CLEARABLE } from '@/components/fields/clearable.tsx';
import { currentLanguage, locale, msg, t } from '@/lib/language/t.ts';
import { analyticsQuery } from '../received-application-queries.ts';
import { formatUtcDay } from '@/lib/format/format-date.ts';
import { formatPercent, percentOf } from '@/lib/format/percent.ts';
import { Icon } from '@/light/marks/icon.tsx';
import { workplacesQuery } from '@/lib/workplaces/workplaces-query.ts';
import { rateOf } from './rate.ts';
import { WeeksChart } from './weeks-chart.tsx';

const PERIODS = [
  { label: t('4 weeks'), value: 4 },
  { label: t('12 weeks'), value: 12 },
  { label: t('1 year'), value: 52 },
];

const SOURCES: Record<VisitSource, string> = {
  search: t('Search'),
  related: t('Related jobs'),
  recommended: t('Recommendations'),
  company: t('Company page'),
  alert: t('Saved-search emails'),
  feed: t('Feeds'),
  other: t('Direct or other'),
};

/** Views and applications of a listing, or of all the employer's listings. */
export function AnalyticsOverTime({ jobId }: { jobId?: number }) {
  const [weeks, setWeeks] = useState(12);
  const [workplaceId, setWorkplaceId] = useState<number>();
  const { data: workplaces = [] } = useQuery(workplacesQuery);
  const filter = { weeks, jobId, workplaceId };
  // Another period neither flickers nor closes the table that was opened.
  const query = useQuery({ ...analyticsQuery(filter), placeholderData: keepPreviousData });
  const chosen = Object.entries(filter).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  );
  const csv = new URLSearchParams([...chosen, ['fileLanguage', currentLanguage()]]);
  return (
    <Flex vertical gap="middle">
      <Flex wrap gap="middle" justify="space-between">
        <Segmented aria-label={t('Period')} options={PERIODS} value={weeks} onChange={setWeeks} />
        {jobId === undefined && workplaces.length > 0 ? (
          <Select
            aria-label={t('Hotel')}
            placeholder={t('All hotels')}
            allowClear={CLEARABLE}
            virtual={false}
            popupMatchSelectWidth={false}
            showSearch={{ optionFilterProp: 'label' }}
            options={workplaces.map(({ id, name }) => ({ value: id, label: name }))}
            value={workplaceId ?? null}
            onChange={(id: number | null | undefined) => setWorkplaceId(id ?? undefined)}
          />
        ) : null}
        <Button href={`/api/employer/analytics/export?${csv}`} download icon={<Icon name="download" />}>
          {t('Export CSV')}
        </Button>
      </Flex>
      <Loaded query={query} failureTitle={t('We couldn’t load your stats')}>
        {(figures) => <Figures figures={figures} isOfOne={jobId !== undefined} />}
      </Loaded>
    </Flex>
  );
}

const SUM = msg(
  '{views, plural, one {# view} other {# views}} and {applications, plural, one {# application} other {# applications}}.',
);
const SUM_AND_RATE = msg(
  '{views, plural, one {# view} other {# views}} and {applications, plural, one {# application} other {# applications}}: {rate} of views.',
);

function Figures({ figures: { weeks, sources, listings }, isOfOne }: { figures: AnalyticsBody; isOfOne: boolean }) {
  const views = weeks.reduce((sum, week) => sum + (week.views ?? 0), 0);
  const applications = weeks.reduce((sum, week) => sum + week.applications, 0);
  const counted = weeks.find((week) => week.views !== null);
  if (views + applications === 0) {
    return (
      <EmptyState
        text={
          isOfOne
            ? t('Nobody has viewed this listing in this period')
            : t('Nobody has viewed your listings in this period')
        }
        hint={t('Views and applications appear here.')}
      />
    );
  }
  return (
    <>
      <Panel title={t('By Week')}>
        <p>
          {weeks[0]?.views === null
            ? t(SUM, { views, applications })
            : t(SUM_AND_RATE, { views, applications, rate: rateOf(applications, views) })}{' '}
          {weeks[0]?.views === null && counted
            ? t('Weekly views have been counted since the week of {startsOn}.', {
                startsOn: formatUtcDay(counted.startsOn),
              })
            : null}
        </p>
        <WeeksChart weeks={weeks} />
      </Panel>
      <Panel title={t('Where Views Came From')}>
        <Bars
          label={t('Views by source')}
          full={Math.max(1, views)}
          bars={Object.entries(SOURCES).map(([source, label]) => {
            const count = sources[source as VisitSource];
            return {
              label,
              value: count,
              text: `${formatPercent(percentOf(count, views))} (${count.toLocaleString(locale())})`,
            };
          })}
        />
      </Panel>
      {isOfOne ? null : <ByListing listings={listings} />}
    </>
  );
}

function ByListing({ listings }: Pick<AnalyticsBody, 'listings'>) {
  return (
    <Panel title={t('By Listing')}>
      <RecordTable
        label={t('Views and applications by listing')}
        rowKey="jobId"
        rows={listings}
        columns={[
          {
            title: t('Listing'),
            width: '50%',
            render: ({ jobId, title }) => (
              <Link to="/employer/job/$id" params={{ id: jobId }} search={{ tab: 'analytics' }}>
                {title}
              </Link>
            ),
          },
          { title: t('Views'), render: (row) => row.views.toLocaleString(locale()) },
          { title: t('Applications'), render: (row) => row.applications.toLocaleString(locale()) },
          { title: t('Rate'), render: (row) => rateOf(row.applications, row.views) },
        ]}
      />
    </Panel>
  );
}
