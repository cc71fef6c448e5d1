import { useQuery } from '@tanstack/react-query';
import { Modal, Spin } from 'antd';
import { ErrorAlert } from '@/components/states/error-alert.tsx';
import { Said } from '@/lib/language/said.tsx';
import { t } from '@/lib/language/t.ts';
import { textChanges } from '../../difference/text-changes.ts';
import { jobQuery } from '../../job-queries.ts';
import { useApproveJobs } from '../../job-state-mutations.ts';
import { listingReviewQuery } from '../review-queries.ts';
import type { Job } from './job-table.tsx';
import { SkippedListings } from './skipped-listings.tsx';

interface BulkApprovalProps {
  jobs: readonly Job[];
  /** Receives whether listings were approved. */
  onClose: (isDone: boolean) => void;
}

/**
 * Approves several listings after showing their hints, and what was changed in them together; then shows which were
 * skipped and why.
 */
export function BulkApproval({ jobs, onClose }: BulkApprovalProps) {
  const approve = useApproveJobs();
  const skipped = approve.data?.skipped ?? [];
  const isDone = approve.isSuccess;
  const submit = () =>
    approve.mutate(
      jobs.map(({ id, version }) => ({ id, version })),
      { onSuccess: (result) => result.skipped.length === 0 && onClose(true) },
    );
  return (
    <Modal
      open
      title={
        isDone
          ? t('Some listings were not approved')
          : t('{count, plural, one {Approve # listing?} other {Approve # listings?}}', { count: jobs.length })
      }
      okText={isDone ? t('Close') : t('Approve All')}
      okButtonProps={{ loading: approve.isPending }}
      cancelButtonProps={isDone ? { hidden: true } : {}}
      onOk={isDone ? () => onClose(true) : submit}
      onCancel={() => onClose(isDone)}
    >
      <ErrorAlert error={approve.error} />
      {isDone ? (
        <SkippedListings skipped={skipped} jobs={jobs} />
      ) : (
        <ul>
          {jobs.map((job) => (
            <li key={job.id}>
              <strong dir="auto">{job.title}</strong>, {job.company}
              {job.changedTogether == null ? null : <Changes id={job.id} />}
              <Hints job={job} />
            </li>
          ))}
        </ul>
      )}
    </Modal>
  );
}

function Changes({ id }: { id: number }) {
  const { data: job, error } = useQuery({ ...jobQuery(id), staleTime: 0 });
  if (error) return <ErrorAlert error={error} />;
  if (!job) return <Spin size="small" />;
  return (
    <ul>
      {textChanges(job.approvedText ?? job, job).map(({ label, before, after }) => (
        <li key={label}>
          {label}: <del>{before}</del> <ins>{after}</ins>
        </li>
      ))}
    </ul>
  );
}

function Hints({ job: { id, version } }: { job: Job }) {
  const { data, error } = useQuery(listingReviewQuery(id, version));
  if (error) return <ErrorAlert error={error} />;
  if (!data) return <Spin size="small" />;
  if (data.hints.length === 0) return <p>{t('No hints.')}</p>;
  return (
    <ul>
      {data.hints.map(({ rule, sentence }) => (
        <li key={rule}>
          <Said text={sentence} />
        </li>
      ))}
    </ul>
  );
}
