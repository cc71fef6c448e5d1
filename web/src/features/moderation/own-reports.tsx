import { Link } from '@tanstack/react-router';
import { useQuery } from '@tanstack/react-query';
import { Tag } from 'antd';
import type { OwnReportBody, ReportOutcome } from '@/api/generated/types.gen';
import { Panel } from '@/components/layout/panel.tsx';
import { LoadFailure } from '@/components/states/load-failure.tsx';
import { formatDate } from '@/lib/format/format-date.ts';
import { t } from '@/lib/language/t.ts';
import { Trans } from '@/lib/language/trans.tsx';
import styles from './own-reports.module.css';
import { ownReportsQuery } from './report-queries.ts';
import { REPORT_REASONS } from './report-reasons.ts';

const OUTCOMES: Record<ReportOutcome, { label: string; sentence: string }> = {
  dismissed: { label: t('Listing stays'), sentence: t('We found no violation of our rules.') },
  rejected: { label: t('Taken off the site'), sentence: t('The employer has to change it before it appears again.') },
  archived: { label: t('Taken off the site'), sentence: t('Only our team can bring it back.') },
};

/** The signed-in user's reports and their outcomes; hidden if there are none. */
export function OwnReports() {
  const { data: reports, error, refetch } = useQuery(ownReportsQuery);
  if (error)
    return (
      <Panel title={t('Jobs you reported')}>
        <LoadFailure title={t('We couldn’t load your reports')} error={error} onRetry={() => void refetch()} />
      </Panel>
    );
  if (!reports?.length) return null;
  return (
    <Panel title={t('Jobs you reported')}>
      <ul className={styles.reports}>
        {reports.map((report) => (
          <OwnReport key={report.id} report={report} />
        ))}
      </ul>
      {reports.some(({ outcome }) => outcome === 'dismissed') ? (
        <p className={styles.muted}>
          <Trans
            id="These decisions are made by people. If you think one is wrong, <0>write to us</0> within six months, and a person will review the listing again."
            components={{ 0: <Link to="/about/$topic" params={{ topic: 'contact-us' }} /> }}
          />
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
          <Link to="/jobs/$id" params={{ id: jobId }}>
            <bdi>{title}</bdi>
          </Link>
        ) : (
          <strong dir="auto">{title}</strong>
        )}{' '}
        · <bdi>{company}</bdi>
        <p className={styles.muted}>
          {t('{reason} · reported {reportedAt}', {
            reason: REPORT_REASONS[reason],
            reportedAt: formatDate(reportedAt),
          })}
        </p>
        {outcome === null ? null : <p>{OUTCOMES[outcome].sentence}</p>}
      </div>
      {outcome === null ? <Tag color="processing">{t('Under review')}</Tag> : <Tag>{OUTCOMES[outcome].label}</Tag>}
    </li>
  );
}
