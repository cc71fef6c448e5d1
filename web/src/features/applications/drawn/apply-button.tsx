import { LightButton } from '@/light/controls/button.tsx';
import { toasts } from '@/lib/toasts.ts';
import { t } from '@/lib/language/t.ts';
import { useApplyFromCard } from './application-mutations.ts';
import { opensReview } from './opens-review.ts';
import type { Viewer } from './applied-jobs.ts';
import { AppliedMark } from './applied-mark.tsx';

interface ApplyButtonProps {
  job: { id: number; title: string; asksQuestions?: boolean };
  viewer: Viewer;
  isApplied: boolean;
  /** What the viewer's profile lacks, once known. */
  gaps: readonly string[] | undefined;
  /** Redirects a visitor to sign-up. */
  onVisitor: () => void;
  /** Opens the review of the application. */
  onReview: () => void;
}

/** Applies from a card at once, or opens the review if the listing asks questions or the profile has gaps. */
export function ApplyButton({ job, viewer, isApplied, gaps, onVisitor, onReview }: ApplyButtonProps) {
  const apply = useApplyFromCard();

  const onClick = () => {
    if (!viewer) return onVisitor();
    if (viewer.role !== 'job_seeker') {
      toasts.show({
        title: t('Action not allowed'),
        description: t('Only job seekers can apply for jobs.'),
        tone: 'destructive',
      });
      return;
    }
    if (opensReview(job, gaps)) return onReview();
    // The server always uses the resume of the profile; the value is ignored.
    apply.mutate({ jobId: job.id, resume: t('Default resume') });
  };

  if (isApplied || apply.isSuccess) return <AppliedMark />;
  return (
    <LightButton size="small" disabled={viewer === undefined || apply.isPending} onClick={onClick}>
      {apply.isPending ? t('Applying...') : t('Apply Now')}
      <span className="visually-hidden">: {job.title}</span>
    </LightButton>
  );
}
