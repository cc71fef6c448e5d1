import type { WeekFiguresBody } from '@/api/generated/types.gen';
import { RecordTable } from '@/components/lists/record-table.tsx';
import { formatUtcDay } from '@/lib/format/format-date.ts';
import { locale, t } from '@/lib/language/t.ts';
import styles from './weeks-chart.module.css';
import { rateOf } from './rate.ts';

/** Views and applications by week, as bars and as a table. */
export function WeeksChart({ weeks }: { weeks: readonly WeekFiguresBody[] }) {
  const max = Math.max(1, ...weeks.flatMap(({ views, applications }) => [views ?? 0, applications]));
  const height = (count: number | null) => ({ blockSize: `${(100 * (count ?? 0)) / max}%` });
  const [first, last] = [weeks[0], weeks.at(-1)];
  return (
    <>
      <div aria-hidden>
        <p className={styles.legend}>
          <span>{t('Views')}</span>
          <span className={styles.ofApplications}>{t('Applications')}</span>
        </p>
        <div className={styles.chart}>
          {weeks.map(({ startsOn, views, applications }) => (
            <div
              key={startsOn}
              className={styles.week}
              title={t('Week of {startsOn}. Views: {views}. Applications: {applications}.', {
                startsOn: formatUtcDay(startsOn),
                views: views ?? '–',
                applications,
              })}
            >
              <span className={styles.bar} style={height(views)} />
              <span className={`${styles.bar} ${styles.applications}`} style={height(applications)} />
            </div>
          ))}
        </div>
        <p className={styles.ends}>
          <span>{first && formatUtcDay(first.startsOn)}</span>
          <span>{t('Highest: {count}', { count: max.toLocaleString(locale()) })}</span>
          <span>{last && last !== first ? formatUtcDay(last.startsOn) : null}</span>
        </p>
      </div>
      <details className={styles.table}>
        <summary>{t('Show as a table')}</summary>
        <RecordTable
          label={t('Views and applications by week')}
          rowKey="startsOn"
          rows={weeks.toReversed()}
          columns={[
            { title: t('Week of'), render: ({ startsOn }) => formatUtcDay(startsOn) },
            { title: t('Views'), render: ({ views }) => views?.toLocaleString(locale()) ?? t('Not counted') },
            { title: t('Applications'), render: ({ applications }) => applications.toLocaleString(locale()) },
            { title: t('Rate'), render: ({ views, applications }) => rateOf(applications, views) },
          ]}
        />
      </details>
    </>
  );
}
