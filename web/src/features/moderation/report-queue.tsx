import { Link } from '@tanstack/react-router';
import { useQuery } from '@tanstack/react-query';
import { Button, Card, Flex, Tag } from 'antd';
import { useState, type ReactNode } from 'react';
import type { OpenReportBody, ReportedJobBody } from '@/api/generated/types.gen';
import { ListingLink } from '@/components/display/listing-link.tsx';
import { EmptyState } from '@/components/states/empty-state.tsx';
import { Loaded } from '@/components/states/loaded.tsx';
import { RestrictionForm } from '@/components/forms/restriction-form.tsx';
import { t } from '@/lib/language/t.ts';
import { formatDate } from '@/lib/format/format-date.ts';
import styles from './report-queue.module.css';
import { reportedJobsQuery, useDecideReports } from './report-queries.ts';
import { REPORT_REASONS } from './report-reasons.ts';

interface ReportQueueProps {
  /** Suspends the employer of a listing. */
  renderSuspend: (job: ReportedJobBody) => ReactNode;
}

/** Reported listings for admins to decide on, longest waiting first. */
export function ReportQueue({ renderSuspend }: ReportQueueProps) {
  const queue = useQuery({ ...reportedJobsQuery, refetchOnMount: 'always' });
  return (
    <Loaded query={queue} failureTitle={t('We couldn’t load the reports')}>
      {(jobs) =>
        jobs.length === 0 ? (
          <EmptyState text={t('No open reports')} hint={t('Reported jobs appear here.')} />
        ) : (
          <Flex vertical component="ul" gap="middle" aria-label={t('Reported jobs')}>
            {jobs.map((job) => (
              <li key={job.jobId}>
                <Reported job={job} suspend={renderSuspend(job)} />
              </li>
            ))}
          </Flex>
        )
      }
    </Loaded>
  );
}

function Reported({ job, suspend }: { job: ReportedJobBody; suspend: ReactNode }) {
  const { jobId, version, count } = job;
  const [restricting, setRestricting] = useState<'rejected' | 'archived'>();
  const decide = useDecideReports();
  return (
    <Card>
      <Flex vertical gap="middle">
        <header className={styles.head}>
          <h2>
            <ListingLink id={jobId} title={job.title} isPublished={job.isPublished} />
          </h2>
          <p>
            <bdi>{job.company}</bdi> · {t('{count, plural, one {# report} other {# reports}}', { count })} ·{' '}
            <Link to="/admin/users/$id" params={{ id: job.employerId }}>
              {t('Account and decisions')}
            </Link>{' '}
            {job.isPublished ? null : <Tag>{t('Not published')}</Tag>}
          </p>
        </header>
        <Reports job={job} />
        {restricting ? (
          <RestrictionForm
            action={restricting === 'rejected' ? t('Reject Listing') : t('Archive Listing')}
            isPending={decide.isPending}
            onCancel={() => setRestricting(undefined)}
            onSubmit={(why) => decide.mutate({ jobId, version, outcome: restricting, ...why })}
          />
        ) : (
          <Flex wrap gap="small">
            <Button disabled={decide.isPending} onClick={() => setRestricting('rejected')}>
              {t('Reject…')}
            </Button>
            <Button disabled={decide.isPending} onClick={() => setRestricting('archived')}>
              {t('Archive…')}
            </Button>
            <Button
              type="text"
              disabled={decide.isPending}
              onClick={() => decide.mutate({ jobId, version, outcome: 'dismissed' })}
            >
              {t('Dismiss')}
            </Button>
            {suspend}
          </Flex>
        )}
      </Flex>
    </Card>
  );
}

function standingOf({ hasAccount, upheld, dismissed }: Pick<OpenReportBody, 'hasAccount' | 'upheld' | 'dismissed'>) {
  if (!hasAccount) return t('a visitor');
  if (upheld + dismissed === 0) return t('someone with an account, whose first report this is');
  return t('someone with an account: {upheld} earlier reports upheld, {dismissed} dismissed', { upheld, dismissed });
}

function Reports({ job: { reports, count } }: { job: ReportedJobBody }) {
  return (
    <>
      <ul className={styles.reports}>
        {reports.map(({ id, reason, text, reportedAt, ...reporter }) => (
          <li key={id}>
            <strong>{REPORT_REASONS[reason]}</strong>{' '}
            <span className={styles.muted}>
              {formatDate(reportedAt)} · {standingOf(reporter)}
            </span>
            {text ? <p className={styles.text}>{text}</p> : null}
          </li>
        ))}
      </ul>
      {reports.length < count ? (
        <p className={styles.muted}>{t('And {count} more.', { count: count - reports.length })}</p>
      ) : null}
    </>
  );
}
