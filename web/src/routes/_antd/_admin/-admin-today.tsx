import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Flex } from 'antd';
import type { ReactNode } from 'react';
import type { TodayBody } from '@/api/generated/types.gen';
import { Panel } from '@/components/layout/panel.tsx';
import { Section } from '@/components/layout/section.tsx';
import { Loaded } from '@/components/states/loaded.tsx';
import { ScheduleFailures } from '@/features/administration/database/schedules/schedule-failures.tsx';
import { TimeAgo } from '@/features/administration/database/time-ago.tsx';
import { OverviewFigures } from '@/features/administration/overview-figures.tsx';
import { todayQuery } from '@/features/administration/today-query.ts';
import { PendingJobs } from '@/features/jobs/review/lists/pending-jobs.tsx';
import { useNow } from '@/lib/format/use-now.ts';
import { t } from '@/lib/language/t.ts';
import styles from './-admin-today.module.css';

/** What waits for an admin, the queue by risk, and the totals. */
export function AdminToday() {
  return (
    <Flex vertical gap="large">
      <ScheduleFailures />
      <Panel title={t('Today')}>
        <Loaded query={useQuery(todayQuery)} failureTitle={t('We couldn’t load what waits for you')}>
          {(today) => <Waiting today={today} />}
        </Loaded>
      </Panel>
      <Section title={t('Listings to review')}>
        <PendingJobs />
      </Section>
      <OverviewFigures />
    </Flex>
  );
}

function Waiting({ today }: { today: TodayBody }) {
  return (
    <dl className={styles.list}>
      <Fact name={t('Listings to review')}>
        <Link to="/admin/dashboard" search={{ tab: 'pending' }}>
          {today.listings}
        </Link>
      </Fact>
      <Fact name={t('Companies to check')}>
        <Link to="/admin/dashboard" search={{ tab: 'pending' }}>
          {today.companies}
        </Link>
      </Fact>
      <Fact name={t('Hotels to check')}>
        <Link to="/admin/dashboard" search={{ tab: 'pending' }}>
          {today.hotels}
        </Link>
      </Fact>
      <Fact name={t('Reported listings')}>
        <Link to="/admin/reports">{today.reports}</Link>
      </Fact>
      <Fact name={t('Objections')}>
        <Link to="/admin/reports">{today.objections}</Link>
      </Fact>
      <Fact name={t('Payments to settle')}>
        <Link to="/admin/payments">{today.payments}</Link>
      </Fact>
      <Fact name={t('Failed mails')}>
        <Link to="/admin/work">{today.failedMails}</Link>
      </Fact>
      <Fact name={t('Failed tasks')}>
        <Link to="/admin/work">{today.failedTasks}</Link>
      </Fact>
      <Fact name={t('Last verified backup')}>
        <LastBackup madeAt={today.lastBackupAt} />{' '}
        <Link className={styles.quiet} to="/admin/database-management">
          {t('Database Management')}
        </Link>
      </Fact>
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function LastBackup({ madeAt }: { madeAt: string | null }) {
  const now = useNow();
  return madeAt === null ? t('None yet') : <TimeAgo instant={madeAt} now={now} />;
}
