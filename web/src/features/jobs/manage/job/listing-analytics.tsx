import { useQuery } from '@tanstack/react-query';
import { Bars } from '@/components/display/bars.tsx';
import { Loaded } from '@/components/states/loaded.tsx';
import { Panel } from '@/components/layout/panel.tsx';
import { formatCount } from '@/lib/format/format-count.ts';
import { t } from '@/lib/language/t.ts';
import { employerJobsQuery } from '../list/employer-jobs-query.ts';

/** Number of listings in the chart. */
const TOP = 6;

/** A chart of the most viewed listings. */
export function ListingAnalytics() {
  return (
    <Panel title={t('Most Viewed Listings')}>
      <Loaded query={useQuery(employerJobsQuery)} failureTitle={t('We couldn’t load the listings')}>
        {(jobs) => {
          const top = jobs
            .map(({ title, views = 0, applicationCount }) => ({
              label: title,
              value: views,
              text: `${formatCount(views, 'view')} · ${formatCount(applicationCount, 'application')}`,
            }))
            .toSorted((one, other) => other.value - one.value)
            .slice(0, TOP);
          return top.length === 0 ? (
            <p>{t('You have no listings yet.')}</p>
          ) : (
            <Bars label={t('Views by listing')} bars={top} />
          );
        }}
      </Loaded>
    </Panel>
  );
}
