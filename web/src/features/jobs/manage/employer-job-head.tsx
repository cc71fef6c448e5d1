import { useState } from 'react';
import type { JobBody } from '@/api/generated/types.gen';
import { Badge } from '@/public/badge.tsx';
import { Button, ButtonLink } from '@/public/button.tsx';
import { Dialog } from '@/public/dialog.tsx';
import { Icon } from '@/public/icon.tsx';
import { Notice } from '@/public/notice.tsx';
import { jobLink } from '@/features/jobs/page/share-job.ts';
import { ARCHIVED_BY_ADMIN, jobStateOf } from '@/features/jobs/job-standing.ts';
import { JobStateBadge } from '@/features/jobs/card/job-state-badge.tsx';
import { ShareIcons } from '@/features/jobs/page/share-buttons.tsx';
import { ArchiveButton } from './archive-button.tsx';
import styles from './employer-job-head.module.css';

/** The head of a listing's page for its employer: its state and actions. */
export function EmployerJobHead({ job }: { job: JobBody }) {
  const [sharing, setSharing] = useState(false);
  const state = jobStateOf(job);
  return (
    <header className={styles.head}>
      <div className={styles.badges}>
        <JobStateBadge job={job} />
        {job.isPremium ? <Badge>Premium</Badge> : null}
        {job.premiumRequested ? <Badge tone="outlined">Premium requested</Badge> : null}
      </div>
      <h1>{job.title}</h1>
      <p className={styles.place}>
        {job.company} · {job.location} · {job.views ?? 0} {job.views === 1 ? 'view' : 'views'}
      </p>
      <div className={styles.actions}>
        <ButtonLink size="small" to="/employer/edit-job/$id" params={{ id: String(job.id) }}>
          Edit Job
        </ButtonLink>
        <Button look="outline" size="small" onClick={() => setSharing(true)}>
          <Icon name="share" /> Share Job
        </Button>
        <ArchiveButton job={job} look="outline" />
      </div>
      {job.archivedBy === 'admin' ? <Notice icon="alert">{ARCHIVED_BY_ADMIN}</Notice> : null}
      {state === 'pending' ? (
        <Notice icon="alert">
          This listing is pending approval. Our team reviews it, typically within 24 hours; it appears once approved.
        </Notice>
      ) : null}
      {sharing ? (
        <Dialog title="Share Job" onClose={() => setSharing(false)}>
          <p className={styles.link}>{jobLink(job.id)}</p>
          {state === 'active' ? null : <p>Others see this page only while the listing is active.</p>}
          <ShareIcons job={job} />
        </Dialog>
      ) : null}
    </header>
  );
}
