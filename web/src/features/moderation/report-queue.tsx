import { Link } from '@tanstack/react-router';
import { useQuery } from '@tanstack/react-query';
import { Button, Card, Flex, Tag } from 'antd';
import { useState } from 'react';
import type { ReportedJobBody } from '@/api/generated/types.gen';
import { PageHead } from '@/components/layout/page-head.tsx';
import { EmptyState } from '@/components/states/empty-state.tsx';
import { LoadFailure } from '@/components/states/load-failure.tsx';
import { Loading } from '@/components/states/loading.tsx';
import { RestrictionForm } from '@/components/forms/restriction-form.tsx';
import { formatDate } from '@/lib/format/format-date.ts';
import { reportedJobsQuery, useDecideReports } from './report-queries.ts';
import { REPORT_REASONS } from './report-reasons.ts';

/** Reported listings for admins to decide about. */
export function ReportQueue() {
  const { data: jobs, error, refetch } = useQuery({ ...reportedJobsQuery, refetchOnMount: 'always' });
  return (
    <div className="page">
      <PageHead title="Reports" />
      {error ? <LoadFailure title="Error loading reports" error={error} onRetry={() => void refetch()} /> : null}
      {jobs?.length === 0 ? <EmptyState text="No open reports" hint="Reported jobs appear here." /> : null}
      <Flex vertical gap="middle">
        {jobs ? jobs.map((job) => <Reported key={job.jobId} job={job} />) : error ? null : <Loading />}
      </Flex>
    </div>
  );
}

function Reported({ job }: { job: ReportedJobBody }) {
  const { jobId, version } = job;
  const [restricting, setRestricting] = useState<'rejected' | 'archived'>();
  const decide = useDecideReports();
  return (
    <Card
      title={
        <h2 style={{ fontSize: '1rem', margin: 0, whiteSpace: 'normal' }}>
          <Link to="/jobs/$id" params={{ id: String(jobId) }}>
            {job.title}
          </Link>{' '}
          · {job.company} {job.isPublished ? null : <Tag>Not published</Tag>}
        </h2>
      }
    >
      <p>{job.count === 1 ? '1 report' : `${job.count} reports`}</p>
      <ul>
        {job.reports.map(({ id, reason, text, reportedAt }) => (
          <li key={id} style={{ overflowWrap: 'anywhere' }}>
            <strong>{REPORT_REASONS[reason]}</strong> · {formatDate(reportedAt)}
            {text ? <p>{text}</p> : null}
          </li>
        ))}
      </ul>
      {restricting ? (
        <RestrictionForm
          action={restricting === 'rejected' ? 'Reject listing' : 'Archive listing'}
          isPending={decide.isPending}
          onCancel={() => setRestricting(undefined)}
          onSubmit={(why) => decide.mutate({ jobId, version, outcome: restricting, ...why })}
        />
      ) : (
        <Flex wrap gap="small">
          <Button disabled={decide.isPending} onClick={() => decide.mutate({ jobId, version, outcome: 'dismissed' })}>
            Dismiss
          </Button>
          <Button disabled={decide.isPending} onClick={() => setRestricting('rejected')}>
            Reject…
          </Button>
          <Button disabled={decide.isPending} onClick={() => setRestricting('archived')}>
            Archive…
          </Button>
        </Flex>
      )}
    </Card>
  );
}
