import { Badge } from '@/public/marks/badge.tsx';
import { JOB_STATE_LABELS, JOB_STATE_TONES, jobStateOf, type JobStanding } from '@/features/jobs/job-standing.ts';

/** Where a listing stands, in a word. */
export function JobStateBadge({ job }: { job: JobStanding }) {
  const state = jobStateOf(job);
  return <Badge tone={JOB_STATE_TONES[state]}>{JOB_STATE_LABELS[state]}</Badge>;
}
