import type { PublicJobBody } from '@/api/generated/types.gen';
import { msg, t, texts } from '@/lib/language/t.ts';
import call from '@/light/blocks/call-card.module.css';
import { LightButtonLink } from '@/light/controls/button.tsx';
import { JobStateBadge } from '../card/job-state-badge.tsx';
import { jobStateOf, type JobState } from '../../job-state.ts';
import styles from './owner-card.module.css';

const EXPLANATIONS: Record<JobState, string> = texts({
  pending: msg('Our team reviews this job, typically within 24 hours. Until then only you can see it.'),
  rejected: msg('We did not approve this job. Edit it, and we will review it again.'),
  active: msg('This job appears in search results and accepts applications.'),
  closed: msg('This job no longer accepts applications.'),
  archived: msg('This job no longer appears in search results. Archived jobs are deleted after 60 days.'),
});

/** Shown to employers on their own listing instead of the call to apply. */
export function OwnerCard({ job }: { job: PublicJobBody }) {
  return (
    <section className={call.card} aria-labelledby="own-job">
      <div className={styles.head}>
        <h2 id="own-job">{t('Your listing')}</h2>
        <JobStateBadge job={job} />
      </div>
      <p>{EXPLANATIONS[jobStateOf(job)]}</p>
      <EditLink job={job} />
      <LightButtonLink look="outline" to="/employer/job/$id" params={{ id: job.id }} search={{ tab: 'applications' }}>
        {t('View Applications')}
      </LightButtonLink>
    </section>
  );
}

/** The edit button on small screens, always in view. */
export function OwnerBar({ job }: { job: PublicJobBody }) {
  return (
    <div className={call.bar}>
      <EditLink job={job} />
    </div>
  );
}

function EditLink({ job }: { job: PublicJobBody }) {
  return (
    <LightButtonLink to="/employer/edit-job/$id" params={{ id: job.id }}>
      {t('Edit Job')}
    </LightButtonLink>
  );
}
