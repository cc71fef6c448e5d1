import { Link } from '@tanstack/react-router';
import { useQuery } from '@tanstack/react-query';
import { Tag } from 'antd';
import type { OwnReportBody, ReportOutcome } from '@/api/generated/types.gen';
import { Panel } from '@/components/layout/panel.tsx';
import { LoadFailure } from '@/components/states/load-failure.tsx';
import { formatDate } from '@/lib/format/format-date.ts';
import styles from './own-reports.module.css';
import { ownReportsQuery } from './report-queries.ts';
import { REPORT_REASONS } from './report-reasons.ts';

const OUTCOMES: Record<ReportOutcome, { label: string; sentence: string }> = {
  dismissed: { label: 'Listing stays', sentence: 'We found no violation of our rules.' },
  rejected: { label: 'Taken off the site', sentence: 'The employer has to change it before it appears again.' },
  archived: { label: 'Taken off the site', sentence: 'Only our team can bring it back.' },
};

/** The signed-in user's reports and their outcomes; hidden if there are none. */
export function OwnReports() {
  const { data: reports, error, refetch } = useQuery(ownReportsQuery);
  if (error)
    return (
      <Panel title="Jobs you reported">
        <LoadFailure title="We couldn’t load your reports" error={error} onRetry={() => void refetch()} />
      </Panel>
    );
  if (!reports?.length) return null;
  return (
    <Panel title="Jobs you reported">
      <ul className={styles.reports}>
        {reports.map((report) => (
          <OwnReport key={report.id} report={report} />
        ))}
      </ul>
      {reports.some(({ outcome }) => outcome === 'dismissed') ? (
        <p className={styles.muted}>
          These decisions are made by people. If you think one is wrong,{' '}
          <Link to="/about/$topic" params={{ topic: 'contact-us' }}>
            write to us
          </Link>{' '}
          within six months, and a person will review the listing again.
        </p>
      ) : null}
    </Panel>
  );
}

function OwnReport({ report: { jobId, title, company, reason, reportedAt, outcome } }: { report: OwnReportBody }) {
  const isVisible = jobId !== null && (outcome === null || outcome === 'dismissed');
  return (
    <li className={styles.report}>
      <div>
        {isVisible ? (
          <Link to="/jobs/$id" params={{ id: String(jobId) }}>
            <bdi>{title}</bdi>
          </Link>
        ) : (
          <strong dir="auto">{title}</strong>
        )}{' '}
        · <bdi>{company}</bdi>
        <p className={styles.muted}>
          {REPORT_REASONS[reason]} · reported {formatDate(reportedAt)}
        </p>
        {outcome === null ? null : <p>{OUTCOMES[outcome].sentence}</p>}
      </div>
      {outcome === null ? <Tag color="processing">Under review</Tag> : <Tag>{OUTCOMES[outcome].label}</Tag>}
    </li>
  );
}
