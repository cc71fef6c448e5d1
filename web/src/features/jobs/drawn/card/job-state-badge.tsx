import { LightBadge } from '@/light/marks/badge.tsx';
import { JOB_STATE_LABELS, JOB_STATE_TONES, jobStateOf, type JobStateFields } from '../../job-state.ts';

export function JobStateBadge({ job }: { job: JobStateFields }) {
  const state = jobStateOf(job);
  return <LightBadge tone={JOB_STATE_TONES[state]}>{JOB_STATE_LABELS[state]}</LightBadge>;
}
