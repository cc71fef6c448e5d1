import type { JobCardBody } from '@/api/generated/types.gen';
import { Badge } from '@/public/badge.tsx';
import { Button } from '@/public/button.tsx';
import { RecordTable, type RecordColumn } from '@/components/record-table.tsx';
import { formatDate } from '@/lib/format-date.ts';
import { useArchiveJob } from '@/features/jobs/job-standing-mutations.ts';
import { JobStateBadge } from '@/features/jobs/card/job-state-badge.tsx';
import { excerptOf } from './excerpt.ts';
import excerptStyles from './excerpt.module.css';
import styles from './job-table.module.css';

const FACTS: readonly RecordColumn<JobCardBody>[] = [
  {
    title: 'Listing',
    render: (job) => (
      <span className={styles.words}>
        <span className={styles.title}>
          <strong>{job.title}</strong>
          {job.isPremium ? <Badge>Premium</Badge> : null}
        </span>
        <span className={excerptStyles.excerpt}>{excerptOf(job.description)}</span>
      </span>
    ),
  },
  {
    title: 'Company',
    width: '13rem',
    render: (job) => (
      <>
        {job.company} <span className={styles.place}>{job.location}</span>
      </>
    ),
  },
  { title: 'State', width: '10rem', render: (job) => <JobStateBadge job={job} /> },
  { title: 'Posted', width: '8.5rem', render: (job) => formatDate(job.postedAt) },
];

interface JobTableProps {
  jobs: readonly JobCardBody[] | undefined;
  isStale: boolean;
  onReview: (id: number) => void;
}

/** A table of listings to read, archive and unarchive. */
export function JobTable({ jobs, isStale, onReview }: JobTableProps) {
  const archive = useArchiveJob('Failed to update job archive status');
  const actions: RecordColumn<JobCardBody> = {
    title: 'Actions',
    untitled: true,
    width: '16rem',
    render: (job) => (
      <div className={styles.actions}>
        <Button look="outline" size="small" aria-label={`Review ${job.title}`} onClick={() => onReview(job.id)}>
          Review
        </Button>
        <Button
          look="quiet"
          size="small"
          aria-label={`${job.isArchived ? 'Unarchive' : 'Archive'} ${job.title}`}
          disabled={archive.isPending}
          onClick={() => archive.mutate({ id: job.id, archive: !job.isArchived })}
        >
          {job.isArchived ? 'Unarchive' : 'Archive'}
        </Button>
      </div>
    ),
  };
  return <RecordTable label="Listings" columns={[...FACTS, actions]} rows={jobs} isStale={isStale} />;
}
