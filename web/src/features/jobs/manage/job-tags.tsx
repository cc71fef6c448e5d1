import { Tag, type TagProps } from 'antd';
import { t } from '@/lib/language/t.ts';
import { isOnlyChangePending, JOB_STATE_LABELS, jobStateOf, type JobStateFields, type JobState } from '../job-state.ts';

const STATE_LOOKS: Record<JobState, Pick<TagProps, 'color' | 'variant'>> = {
  pending: { variant: 'outlined' },
  rejected: { color: 'error' },
  active: { color: 'success' },
  closed: {},
  archived: {},
};

interface Premium {
  isPremium: boolean;
  premiumRequested?: boolean;
}

/** The state of a listing. */
export function JobStateTag({ job }: { job: JobStateFields }) {
  const state = jobStateOf(job);
  return (
    <>
      <Tag {...STATE_LOOKS[state]}>{JOB_STATE_LABELS[state]}</Tag>
      {isOnlyChangePending(job) ? <Tag color="success">{t('Approved version public')}</Tag> : null}
    </>
  );
}

/** Whether a listing is premium. */
export function PremiumTags({ job }: { job: Premium }) {
  return (
    <>
      {job.isPremium ? <Tag color="processing">{t('Premium')}</Tag> : null}
      {job.premiumRequested ? <Tag color="warning">{t('Premium requested')}</Tag> : null}
    </>
  );
}
