import { Button, Flex, Space, Tag } from 'antd';
import { Suspense, useState, type ComponentProps } from 'react';
import { lazily } from '@/light/blocks/lazily.tsx';
import type { HintBody, JobCardBody } from '@/api/generated/types.gen';
import { RecordTable, type RecordColumn } from '@/components/lists/record-table.tsx';
import { Said } from '@/lib/language/said.tsx';
import { t } from '@/lib/language/t.ts';
import { JobStateTag, PremiumTags } from '../../manage/job-tags.tsx';
import { HINT_LABELS } from '@/lib/rules/hint-labels.ts';
import { useArchiveJob } from '../../job-state-mutations.ts';
import { formatDate } from '@/lib/format/format-date.ts';
import { excerptOf } from './excerpt.ts';
import { VerifiedMark } from '@/light/marks/verified-mark.tsx';
import styles from './job-table.module.css';

const JobReview = lazily(() => import('../job-review.tsx'), 'JobReview');

/** A listing; premium requests are only known for those awaiting approval. */
export type Job = JobCardBody & {
  premiumRequested?: boolean;
  wasApproved?: boolean;
  isRejected?: boolean;
  isPublic?: boolean;
  isUnchecked?: boolean;
  changedTogether?: number | null;
  /** What to check, known for those that have waited longest. */
  hints?: readonly HintBody[];
};

function Hint({ hint: { rule, sentence } }: { hint: HintBody }) {
  return (
    <Said text={sentence}>
      {(said) => (
        <Tag color="warning" data-tip={said}>
          {HINT_LABELS[rule]}
        </Tag>
      )}
    </Said>
  );
}

const FACTS: readonly RecordColumn<Job>[] = [
  {
    title: t('Listing'),
    render: (job) => (
      <>
        <Space wrap>
          <strong dir="auto">{job.title}</strong>
          <PremiumTags job={job} />
        </Space>
        <span className={styles.excerpt}>{excerptOf(job.description)}</span>
        {job.hints?.length ? (
          <span className={styles.hints}>
            {job.hints.map((hint) => (
              <Hint key={hint.rule} hint={hint} />
            ))}
          </span>
        ) : null}
      </>
    ),
  },
  {
    title: t('Company'),
    width: '13rem',
    render: (job) => (
      <>
        {job.company} {job.isTrusted ? <VerifiedMark /> : null} <span className={styles.place}>{job.location}</span>
      </>
    ),
  },
  {
    title: t('State'),
    width: '10rem',
    render: (job) => (
      <>
        <JobStateTag job={job} />
        {job.isUnchecked ? <Tag color="warning">{t('Change to check')}</Tag> : null}
      </>
    ),
  },
  { title: t('Posted'), width: '8.5rem', render: (job) => formatDate(job.postedAt) },
];

interface JobTableProps {
  label: string;
  /** Undefined while loading. */
  jobs: readonly Job[] | undefined;
  isStale?: boolean;
  selection?: ComponentProps<typeof RecordTable<Job>>['selection'];
  /** Opens the review of a listing elsewhere. */
  onReview?: (id: number) => void;
}

/** A table of listings to review, archive and unarchive. */
export function JobTable({ label, jobs, isStale, selection, onReview }: JobTableProps) {
  const [reviewed, setReviewed] = useState<number>();
  const archive = useArchiveJob(t('Failed to update job archive status'));
  const actions: RecordColumn<Job> = {
    title: t('Actions'),
    untitled: true,
    width: '15rem',
    render: (job) => (
      <Flex wrap gap="small">
        <Button
          aria-label={t('Review {title}', { title: job.title })}
          data-queue-row
          onClick={() => (onReview ?? setReviewed)(job.id)}
        >
          {t('Review')}
        </Button>
        <Button
          type="text"
          aria-label={
            job.isArchived ? t('Unarchive {title}', { title: job.title }) : t('Archive {title}', { title: job.title })
          }
          disabled={archive.isPending}
          onClick={() => archive.mutate({ id: job.id, archive: !job.isArchived })}
        >
          {job.isArchived ? t('Unarchive') : t('Archive')}
        </Button>
      </Flex>
    ),
  };
  return (
    <>
      <RecordTable label={label} columns={[...FACTS, actions]} rows={jobs} isStale={isStale} selection={selection} />
      <Suspense>
        {reviewed === undefined ? null : (
          <JobReview key={reviewed} id={reviewed} onClosed={() => setReviewed(undefined)} />
        )}
      </Suspense>
    </>
  );
}
